import UIKit

/// The box of a view that is a menu item but not a control.
@MainActor
protocol ListedBox: Box {
  var item: MenuItem { get }
}

extension TextBox: ListedBox {
  var item: MenuItem { .text(value.string(in: environment)) }
}

extension DividerBox: ListedBox {
  var item: MenuItem { .divider }
}
