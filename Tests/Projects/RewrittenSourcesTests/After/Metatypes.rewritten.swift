@_spi(Host) import ObjectiveCNames
#sourceLocation(file: "/project/Metatypes.swift", line: 1)
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
  class func create() -> Self { return ClassInstance.make(self) }
  func another() -> Self { ClassInstance.make(type(of: self)) }
}

class OwnView: UIView {
  var note = "none"
  init() {
    super.init(frame: .zero)
    note = "own"
  }
  required init?(coder: NSCoder) { fatalError("not from a file") }
nonisolated fileprivate static func viewcode_register_Metatypes_1() { ObjectiveCClass.instance(OwnView.self) { OwnView() } } }

class HeirView: OwnView { nonisolated fileprivate static func viewcode_register_Metatypes_2() { ObjectiveCClass.instance(HeirView.self) { HeirView() } } }

class OverridingView: OwnView {
  override init() {
    super.init()
    note += " overridden"
  }
  required init?(coder: NSCoder) { fatalError("not from a file") }
nonisolated fileprivate static func viewcode_register_Metatypes_3() { ObjectiveCClass.instance(OverridingView.self) { OverridingView() } } }

class ClosedView: OwnView {
  init(note: String) {
    super.init()
    self.note = note
  }
  required init?(coder: NSCoder) { fatalError("not from a file") }
}

class ScreenOfOwn<Content: UIView>: UIViewController {
  override func loadView() { view = ClassInstance.make(Content.self) }
}

class OwnController: UIViewController {
  var name = ""
  convenience init() {
    self.init(nibName: nil, bundle: nil)
    name = "own"
  }
nonisolated fileprivate static func viewcode_register_Metatypes_4() { ObjectiveCClass.instance(OwnController.self) { OwnController() } } }

class RequiredView: UIView {
  required override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { fatalError("not from a file") }
}

protocol Buildable { init() }

enum Factory {
  static func view<T: UIView>(_ type: T.Type) -> T { ClassInstance.make(T.self) }
  static func wide<T>(_ width: CGFloat) -> T where T: UIView { ClassInstance.make(T.self, frame: CGRect(x: 0, y: 0, width: width, height: 1)) }
  static func required<T: RequiredView>(_ type: T.Type) -> T { T(frame: .zero) }
  static func built<T: Buildable>(_ type: T.Type) -> T { T() }
  static func cell(_ type: UITableViewCell.Type) -> UITableViewCell { ClassInstance.make(type, style: .subtitle, reuseIdentifier: "made") }
  static func controller<C: UIViewController>() -> C { ClassInstance.make(C.self, nibName: "Nib", bundle: nil) }
  static func plain<C: UIViewController>(_ type: C.Type) -> C { ClassInstance.make(type) }
  static func object(_ type: MadeObject.Type) -> MadeObject {
    let chosen: MadeObject.Type = type
    return ClassInstance.make(chosen)
  }
}

class Shelf {
  var cellClass: UITableViewCell.Type?
  private let viewClass: (UIView.Type)? = MadeView.self
  var forced: MadeObject.Type!
  func cell() -> UITableViewCell? {
    guard let cellClass else { return nil }
    return ClassInstance.make(cellClass, style: .subtitle, reuseIdentifier: "bound")
  }
  func chained(_ type: UIView.Type?) -> CGFloat? { type.map { ClassInstance.make($0, frame: CGRect(x: 0, y: 0, width: 30, height: 1)) }?.frame.width }
  func view() -> UIView? { viewClass.map { ClassInstance.make($0) } }
  static var chosen: UIView.Type? { MadeView.self }
  func own() -> UIView? {
    if let chosen = Self.chosen { return ClassInstance.make(chosen) }
    return Self.chosen.map { ClassInstance.make($0, frame: .zero) }
  }
  func object() -> Int { ClassInstance.make(forced).value + ClassInstance.make(self.forced!).value }
  func anything(_ value: Any) -> UIView? {
    if let type = value as? UIView.Type { return ClassInstance.make(type, frame: .zero) }
    guard let other = value as? UIViewController.Type else { return nil }
    let view = self.viewClass
    if let made = view { _ = made }
    return ClassInstance.make(other, nibName: nil, bundle: nil).view
  }
  func shadowed(_ type: UIView.Type) -> String {
    struct Plain { init() {} }
    let type = Plain.self
    return "\(type.init())"
  }
}

extension UIView {
  static func fresh() -> Self { ClassInstance.make(Self.self) }
}

protocol Nibbed where Self: UIViewController {}

extension Nibbed {
  static func fromNib() -> Self { ClassInstance.make(Self.self, nibName: "Nibbed", bundle: nil) }
}

protocol Framed: UIView {}

extension Framed {
  static func framed() -> Self { ClassInstance.make(self, frame: CGRect(x: 0, y: 0, width: 12, height: 1)) }
}

extension MadeController: Nibbed {}
extension MadeView: Framed {}
nonisolated func viewcode_register_file_Metatypes() { OwnView.viewcode_register_Metatypes_1(); HeirView.viewcode_register_Metatypes_2(); OverridingView.viewcode_register_Metatypes_3(); OwnController.viewcode_register_Metatypes_4() }
