@_spi(Host) import ObjectiveCNames
#sourceLocation(file: "/project/SelectorForm.swift", line: 1)
// swift-format-ignore-file
import UIKit

/// Selectors, outlets and inspectable values, private ones and those of nested types among them.

class SelectorForm: UIViewController {
  private weak var caption: UILabel!
  var dots: [UIView]!
  var inset: CGFloat = 0
  var log: [String] = []
  let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
  private var ticker: Ticker?

  var captionText: String? { caption?.text }

  private final class Ticker: NSObject {
    unowned let form: SelectorForm
    init(form: SelectorForm) { self.form = form }

    private func tick(_ timer: Timer) { form.log.append("tick") }

    func start() {
      Timer.scheduledTimer(timeInterval: 60, target: self, selector: Selector("tick:"), userInfo: nil, repeats: false)
    }
  nonisolated fileprivate static func viewcode_register_SelectorForm_1() { ObjectiveCClass.method("tick:", Self.self) { o, a in o.tick(a[0] as Timer) } } }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(button)
    button.addTarget(self, action: Selector("pressed:"), for: .touchUpInside)
    button.addTarget(self, action: Selector("pressed:with:"), for: .touchUpInside)
    button.addTarget(self, action: Selector("plain"), for: .touchUpInside)
    NotificationCenter.default.addObserver(
      self,
      selector: Selector("noticedWithNote:error:")

,
      name: Notification.Name("Noticed"), object: nil)
    ticker = Ticker(form: self)
    ticker?.start()
  }

  private func pressed(_ sender: UIButton) { log.append("pressed \(sender === button)") }
  func pressed(_ sender: UIButton, with event: UIEvent!) { log.append("pressed with event \(event != nil)") }
  func plain() { log.append("plain") }
  func plain(x: NSNumber) -> NSNumber { NSNumber(value: x.intValue + 1) }

  #if true && !false
    func where_() -> String { "phone" }
  #else
    func where_() -> String { "elsewhere" }
  #endif
 nonisolated fileprivate static func viewcode_register_SelectorForm_2() { ObjectiveCClass.name("LegacyForm", Self.self); ObjectiveCClass.setter("caption", Self.self) { o, v in o.`caption` = try v() }; ObjectiveCClass.setter("dots", Self.self) { o, v in o.`dots` = try v() }; ObjectiveCClass.setter("inset", Self.self) { o, v in o.`inset` = try v() }; Ticker.viewcode_register_SelectorForm_1(); ObjectiveCClass.method("pressed:", Self.self) { o, a in o.pressed(a[0] as UIButton) }; ObjectiveCClass.method("pressed:with:", Self.self) { o, a in o.pressed(a[0] as UIButton, with: a[1] as UIEvent?) }; ObjectiveCClass.method("plain", Self.self) { o, _ in o.plain() }; ObjectiveCClass.function("plainNumber:", Self.self) { o, a in o.plain(x: a[0] as NSNumber) }
#if (true && !false)
ObjectiveCClass.function("where_", Self.self) { o, _ in o.where_() }
#endif

#if !(true && !false)
ObjectiveCClass.function("where_", Self.self) { o, _ in o.where_() }
#endif
 }
#sourceLocation(file: "/project/SelectorForm.swift", line: 53)
}

extension SelectorForm {
  
  fileprivate func noticed(note: NSNotification) throws { log.append("noticed \(note.name.rawValue)") }
nonisolated fileprivate static func viewcode_register_SelectorForm_3() { ObjectiveCClass.method("noticedWithNote:error:", Self.self) { o, a in try? o.noticed(note: a[0] as NSNotification) } } }

class SelectorSubform: SelectorForm {
  override func plain() { log.append("plain of the subclass") }
}

class GenericBox<Value>: UIView {
  var value: Value?
  var taps = 0
  let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

  func setUp() {
    addSubview(button)
    button.addTarget(self, action: GenericBox.viewcode_selectors_GenericBox(Selector("tapped")), for: .touchUpInside)
  }

  func tapped() { taps += 1 }
nonisolated static func viewcode_selectors_GenericBox(_ selector: Selector) -> Selector { ObjectiveCClass.method("tapped", Self.self) { o, _ in o.tapped() }; return selector } }

/// A class of Swift's own as a target.
final class PlainTarget {
  var count = 0
  func fire() { count += 1 }

  func listen() {
    NotificationCenter.default.addObserver(self, selector: Selector("fire"), name: .init("Fire"), object: nil)
  }
nonisolated fileprivate static func viewcode_register_SelectorForm_4() { ObjectiveCClass.method("fire", Self.self) { o, _ in o.fire() } } }

class MemberModel: NSObject {
  var name = "a"
  func rename(to name: String) { self.name = name }
nonisolated fileprivate static func viewcode_register_SelectorForm_5() { ObjectiveCClass.setter("name", Self.self) { o, v in o.`name` = try v() }; ObjectiveCClass.function("name", Self.self) { o, _ in o.`name` }; ObjectiveCClass.method("setName:", Self.self) { o, a in o.`name` = a[0] }; ObjectiveCClass.method("renameTo:", Self.self) { o, a in o.rename(to: a[0] as String) } } }

func localTarget() -> (NSObject, Selector) {
  class Local: NSObject {
    func answer() -> NSString { "local" }
    var selector: Selector { Local.viewcode_selectors_Local(Selector("answer")) }
  nonisolated static func viewcode_selectors_Local(_ selector: Selector) -> Selector { ObjectiveCClass.function("answer", Self.self) { o, _ in o.answer() }; return selector } }
  let local = Local()
  return (local, local.selector)
}
nonisolated func viewcode_register_file_SelectorForm() { SelectorForm.viewcode_register_SelectorForm_2(); SelectorForm.viewcode_register_SelectorForm_3(); PlainTarget.viewcode_register_SelectorForm_4(); MemberModel.viewcode_register_SelectorForm_5() }
