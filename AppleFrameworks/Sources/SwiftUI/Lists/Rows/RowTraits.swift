import UIKit

enum RowInsetsTrait: BoxTrait { static var defaultValue: EdgeInsets? { nil } }

enum RowBackgroundTrait: BoxTrait { static var defaultValue: AnyView? { nil } }

/// A trait for the visibility of the lines above and below a row.
enum RowSeparatorTrait: BoxTrait { static var defaultValue: Visibility { .automatic } }

/// A trait for the color of the line below a row.
enum RowSeparatorTintTrait: BoxTrait { static var defaultValue: Color? { nil } }

/// A trait for the visibility of the lines at the edges of a row's section.
enum SectionSeparatorTrait: BoxTrait { static var defaultValue: Visibility { .automatic } }
