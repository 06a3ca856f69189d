// swift-format-ignore-file
import UIKit

class LayeredBase: NamedController {
  var log: [String] = []
}

@objc extension LayeredBase {
  func setUp(with name: String = "base", _ times: inout Int) -> Int {
    log.append("base \(name)")
    times += 1
    return times
  }
  var tint: String { "base" }
}

extension LayeredBase {
  open override func viewDidLoad() {
    super.viewDidLoad()
    log.append("loaded")
    var times = 0
    log.append("\(setUp(&times)) \(tint)")
  }
  override var prefersStatusBarHidden: Bool { true }
  override class func awakeName() -> String { "layered" }
  @available(*, unavailable, message: "UIKit calls it")
  override func viewWillAppear(_ animated: Bool) { log.append("appears") }
}

extension UIViewController {
  @objc func configure(_ step: Int) -> String { "plain \(step)" }
  @objc var kind: String { "controller" }
}

class NamedController: UIViewController {
  class func awakeName() -> String { "named" }
}

final class LayeredForm: LayeredBase {
  override func setUp(with name: String = "form", _ times: inout Int) -> Int {
    log.append("form")
    return super.setUp(with: name, &times) * 10
  }
  override var tint: String { "form of " + super.tint }
  override func configure(_ step: Int) -> String { "form, " + super.configure(step) }
  override var kind: String { "form" }
}

class MiddleTable: UITableViewController {
  override func configure(_ step: Int) -> String { "middle, " + super.configure(step) }
}

final class LastTable: MiddleTable {
  override func configure(_ step: Int) -> String { "last, " + super.configure(step + 1) }
}

extension UIView {
  @objc func prepare(_ step: Int) -> String { "view \(step)" }
  @objc var phase: String { "of a view" }
}

extension UIControl {
  override func prepare(_ step: Int) -> String { "control, " + super.prepare(step) }
}

extension UITextField {
  override func prepare(_ step: Int) -> String { "field, " + super.prepare(step + 1) }
  override var phase: String { "of a field" }
}

final class CodeField: UITextField {
  override func prepare(_ step: Int) -> String { "code, " + super.prepare(step) }
}
