import UIKit

enum RowInsetsTrait: BoxTrait { static var defaultValue: EdgeInsets? { nil } }

enum RowBackgroundTrait: BoxTrait { static var defaultValue: AnyView? { nil } }

enum RowSeparatorTrait: BoxTrait { static var defaultValue: Visibility { .automatic } }
