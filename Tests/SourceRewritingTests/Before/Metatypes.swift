// swift-format-ignore-file
import UIKit

class MadeView: UIView {
  var note = "none"
  override init(frame: CGRect) {
    super.init(frame: frame)
    note = "made \(Int(frame.width))"
  }
  required init?(coder: NSCoder) { fatalError("not from a file") }
}

class MadeCell: UITableViewCell {
  var kind = ""
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    kind = "\(style == .subtitle) \(reuseIdentifier ?? "")"
  }
  required init?(coder: NSCoder) { fatalError("not from a file") }
}

class MadeController: UIViewController {
  var name = ""
  override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    name = nibName ?? "no nib"
  }
  required init?(coder: NSCoder) { fatalError("not from a file") }
}

class MadeObject: NSObject {
  let value: Int
  override init() { value = 7 }
  class func create() -> Self { return self.init() }
  func another() -> Self { type(of: self).init() }
}

class RequiredView: UIView {
  required override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { fatalError("not from a file") }
}

protocol Buildable { init() }

enum Factory {
  static func view<T: UIView>(_ type: T.Type) -> T { T() }
  static func wide<T>(_ width: CGFloat) -> T where T: UIView { T.init(frame: CGRect(x: 0, y: 0, width: width, height: 1)) }
  static func required<T: RequiredView>(_ type: T.Type) -> T { T(frame: .zero) }
  static func built<T: Buildable>(_ type: T.Type) -> T { T() }
  static func cell(_ type: UITableViewCell.Type) -> UITableViewCell { type.init(style: .subtitle, reuseIdentifier: "made") }
  static func controller<C: UIViewController>() -> C { C(nibName: "Nib", bundle: nil) }
  static func object(_ type: MadeObject.Type) -> MadeObject {
    let chosen: MadeObject.Type = type
    return chosen.init()
  }
}

extension UIView {
  static func fresh() -> Self { Self() }
}
