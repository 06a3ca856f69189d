@_spi(Host) import ObjectiveCNames
#sourceLocation(file: "/project/ExtensionOverrides.swift", line: 1)
// swift-format-ignore-file
import UIKit

class LayeredBase: NamedController {
  var log: [String] = []
func `setUp`(with name: String = "base", _ times: inout Int) -> Int { viewcode_LayeredBase_setUp(with: name, &times) }; var `tint`: String { viewcode_LayeredBase_tint }; open override func `viewDidLoad`() { viewcode_LayeredBase_viewDidLoad() }; override var `prefersStatusBarHidden`: Bool { viewcode_LayeredBase_prefersStatusBarHidden }; override class func `awakeName`() -> String { viewcode_LayeredBase_awakeName() }; override func `viewWillAppear`(_ animated: Bool) { viewcode_LayeredBase_viewWillAppear(animated) } }

extension LayeredBase {
  func viewcode_LayeredBase_setUp(with name: String = "base", _ times: inout Int) -> Int {
    log.append("base \(name)")
    times += 1
    return times
  }
  var viewcode_LayeredBase_tint: String { "base" }
nonisolated fileprivate static func viewcode_register_ExtensionOverrides_1() { ObjectiveCClass.function("tint", Self.self) { o, _ in o.`tint` } } }

extension LayeredBase {
  public func viewcode_LayeredBase_viewDidLoad() {
    super.viewDidLoad()
    log.append("loaded")
    var times = 0
    log.append("\(setUp(&times)) \(tint)")
  }
  var viewcode_LayeredBase_prefersStatusBarHidden: Bool { true }
  class func viewcode_LayeredBase_awakeName() -> String { "layered" }
  
  func viewcode_LayeredBase_viewWillAppear(_ animated: Bool) { log.append("appears") }
}

extension UIViewController {
  func viewcode_UIViewController_configure(_ step: Int) -> String { "plain \(step)" }
  var viewcode_UIViewController_kind: String { "controller" }
func `configure`(_ step: Int) -> String { if let o = self as? any ViewCodeOverride_UIViewController_configure_ { return o.viewcode_override_UIViewController_configure(step) }; return viewcode_UIViewController_configure(step) }; var `kind`: String { if let o = self as? any ViewCodeOverride_UIViewController_kind { return o.viewcode_override_UIViewController_kind }; return viewcode_UIViewController_kind }; nonisolated fileprivate static func viewcode_register_ExtensionOverrides_2() { ObjectiveCClass.function("configure:", Self.self) { o, a in o.configure(a[0] as Int) }; ObjectiveCClass.function("kind", Self.self) { o, _ in o.`kind` } } }

class NamedController: UIViewController {
  class func awakeName() -> String { "named" }
}

final class LayeredForm: LayeredBase {
  override func setUp(with name: String = "form", _ times: inout Int) -> Int {
    log.append("form")
    return super.setUp(with: name, &times) * 10
  }
  override var tint: String { "form of " + super.tint }
  func viewcode_override_UIViewController_configure(_ step: Int) -> String { "form, " + super.viewcode_UIViewController_configure(step) }
  var viewcode_override_UIViewController_kind: String { "form" }
}

class MiddleTable: UITableViewController {
  func viewcode_override_UIViewController_configure(_ step: Int) -> String { "middle, " + super.viewcode_UIViewController_configure(step) }
nonisolated fileprivate static func viewcode_register_ExtensionOverrides_3() { ObjectiveCClass.implemented([], Self.self) } }

final class LastTable: MiddleTable {
  override func viewcode_override_UIViewController_configure(_ step: Int) -> String { "last, " + super.viewcode_override_UIViewController_configure(step + 1) }
nonisolated fileprivate static func viewcode_register_ExtensionOverrides_4() { ObjectiveCClass.implemented([], Self.self) } }

extension UIView {
  func viewcode_UIView_prepare(_ step: Int) -> String { "view \(step)" }
  var viewcode_UIView_phase: String { "of a view" }
func `prepare`(_ step: Int) -> String { if let o = self as? any ViewCodeOverride_UIView_prepare_ { return o.viewcode_override_UIView_prepare(step) }; if let o = self as? UITextField { return o.viewcode_UITextField_prepare(step) }; if let o = self as? UIControl { return o.viewcode_UIControl_prepare(step) }; return viewcode_UIView_prepare(step) }; var `phase`: String { if let o = self as? any ViewCodeOverride_UIView_phase { return o.viewcode_override_UIView_phase }; if let o = self as? UITextField { return o.viewcode_UITextField_phase }; return viewcode_UIView_phase }; nonisolated fileprivate static func viewcode_register_ExtensionOverrides_5() { ObjectiveCClass.function("prepare:", Self.self) { o, a in o.prepare(a[0] as Int) }; ObjectiveCClass.function("phase", Self.self) { o, _ in o.`phase` } } }

extension UIControl {
  func viewcode_UIControl_prepare(_ step: Int) -> String { "control, " + super.viewcode_UIView_prepare(step) }
}

extension UITextField {
  func viewcode_UITextField_prepare(_ step: Int) -> String { "field, " + super.viewcode_UIControl_prepare(step + 1) }
  var viewcode_UITextField_phase: String { "of a field" }
}

final class CodeField: UITextField {
  func viewcode_override_UIView_prepare(_ step: Int) -> String { "code, " + super.viewcode_UITextField_prepare(step) }
}
@preconcurrency @MainActor protocol ViewCodeOverride_UIViewController_configure_: AnyObject { func viewcode_override_UIViewController_configure(_ step: Int) -> String }
@preconcurrency @MainActor protocol ViewCodeOverride_UIViewController_kind: AnyObject { var viewcode_override_UIViewController_kind: String { get } }
extension LayeredForm: ViewCodeOverride_UIViewController_configure_ {}
extension LayeredForm: ViewCodeOverride_UIViewController_kind {}
extension MiddleTable: ViewCodeOverride_UIViewController_configure_ {}
@preconcurrency @MainActor protocol ViewCodeOverride_UIView_prepare_: AnyObject { func viewcode_override_UIView_prepare(_ step: Int) -> String }
@preconcurrency @MainActor protocol ViewCodeOverride_UIView_phase: AnyObject { var viewcode_override_UIView_phase: String { get } }
extension CodeField: ViewCodeOverride_UIView_prepare_ {}
nonisolated func viewcode_register_file_ExtensionOverrides() { LayeredBase.viewcode_register_ExtensionOverrides_1(); UIViewController.viewcode_register_ExtensionOverrides_2(); MiddleTable.viewcode_register_ExtensionOverrides_3(); LastTable.viewcode_register_ExtensionOverrides_4(); UIView.viewcode_register_ExtensionOverrides_5() }
