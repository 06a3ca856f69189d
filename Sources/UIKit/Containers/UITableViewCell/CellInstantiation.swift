import Foundation
import QuartzCore

/// Makes cells and headers of classes that are known at run time only.
///
/// Swift makes objects of a class held in a variable by `required` initialisers only, and these can't be: subclasses
/// would have to write `required` where Apple's want `override`. As in `CALayer.make(_:)`, a shape laid out like the real
/// class has its own `required` initialiser in the same place of the table of methods: the first after `UIView`'s.
@MainActor
enum CellInstantiation {
  @inline(never) @_optimize(none)
  static func makeCell(_ type: UITableViewCell.Type, reuseIdentifier: String?) -> UITableViewCell {
    if type == UITableViewCell.self { return UITableViewCell(style: .default, reuseIdentifier: reuseIdentifier) }
    return unsafeBitCast(
      unsafeBitCast(type, to: CellShape.Type.self).init(style: .default, reuseIdentifier: reuseIdentifier),
      to: UITableViewCell.self)
  }

  @inline(never) @_optimize(none)
  static func makeHeaderFooter(
    _ type: UITableViewHeaderFooterView.Type, reuseIdentifier: String?
  ) -> UITableViewHeaderFooterView {
    if type == UITableViewHeaderFooterView.self {
      return UITableViewHeaderFooterView(reuseIdentifier: reuseIdentifier)
    }
    return unsafeBitCast(
      unsafeBitCast(type, to: HeaderFooterShape.Type.self).init(reuseIdentifier: reuseIdentifier),
      to: UITableViewHeaderFooterView.self)
  }
}

private class CellShape: UIView, MakesOwnSubviews {
  required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    state = TableCellState(style: style, reuseIdentifier: reuseIdentifier)
    super.init(frame: .zero)
  }

  final let state: TableCellState

  required init?(coder: NSCoder) { fatalError("a shape is never made") }
}

private final class CellShapeSubclass: CellShape {}

private class HeaderFooterShape: UIView, MakesOwnSubviews {
  required init(reuseIdentifier: String?) {
    state = HeaderFooterState(reuseIdentifier: reuseIdentifier)
    super.init(frame: .zero)
  }

  final let state: HeaderFooterState

  required init?(coder: NSCoder) { fatalError("a shape is never made") }
}

private final class HeaderFooterShapeSubclass: HeaderFooterShape {}
