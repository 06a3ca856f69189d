import UIKit

/// Boxes of views that stand in menus without being a control.
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
