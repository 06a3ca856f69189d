import UIKit

enum RowInsetsTrait: BoxTrait { static var defaultValue: EdgeInsets? { nil } }

enum RowBackgroundTrait: BoxTrait { static var defaultValue: AnyView? { nil } }

/// Whether there are lines above and below a row.
enum RowSeparatorTrait: BoxTrait { static var defaultValue: Visibility { .automatic } }

/// The color of the line below a row.
enum RowSeparatorTintTrait: BoxTrait { static var defaultValue: Color? { nil } }

/// Whether there are lines at the edges of a row's section.
enum SectionSeparatorTrait: BoxTrait { static var defaultValue: Visibility { .automatic } }
