// swift-format-ignore-file
import UIKit.UIView

/// Selectors, outlets and inspectable values, private ones and those of nested types among them.
@objc(LegacyForm)
class SelectorForm: UIViewController {
  @IBOutlet private weak var caption: UILabel!
  @IBOutlet var dots: [UIView]!
  @IBInspectable var inset: CGFloat = 0
  var log: [String] = []
  let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
  private var ticker: Ticker?

  var captionText: String? { caption?.text }

  private final class Ticker: NSObject {
    unowned let form: SelectorForm
    init(form: SelectorForm) { self.form = form }

    @objc private func tick(_ timer: Timer) { form.log.append("tick") }

    func start() {
      Timer.scheduledTimer(timeInterval: 60, target: self, selector: #selector(tick(_:)), userInfo: nil, repeats: false)
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(button)
    button.addTarget(self, action: #selector(pressed), for: .touchUpInside)
    button.addTarget(self, action: #selector(SelectorForm.pressed(_:with:)), for: .touchUpInside)
    button.addTarget(self, action: #selector(plain as () -> Void), for: .touchUpInside)
    NotificationCenter.default.addObserver(
      self,
      selector: #selector(
        noticed(note:)
      ),
      name: Notification.Name("Noticed"), object: nil)
    ticker = Ticker(form: self)
    ticker?.start()
  }

  @objc private func pressed(_ sender: UIButton) { log.append("pressed \(sender === button)") }
  @IBAction func pressed(_ sender: UIButton, with event: UIEvent!) { log.append("pressed with event \(event != nil)") }
  @objc func plain() { log.append("plain") }
  @objc(plainNumber:) func plain(x: NSNumber) -> NSNumber { NSNumber(value: x.intValue + 1) }

  #if os(iOS) && !targetEnvironment(macCatalyst)
    @objc func where_() -> String { "phone" }
  #else
    @objc func where_() -> String { "elsewhere" }
  #endif
}

extension SelectorForm {
  @objc
  fileprivate func noticed(note: NSNotification) throws { log.append("noticed \(note.name.rawValue)") }
}

class SelectorSubform: SelectorForm {
  override func plain() { log.append("plain of the subclass") }
}

class GenericBox<Value>: UIView {
  var value: Value?
  var taps = 0
  let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

  func setUp() {
    addSubview(button)
    button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
  }

  @objc func tapped() { taps += 1 }
}

/// A class of Swift's own as a target.
final class PlainTarget {
  var count = 0
  @objc func fire() { count += 1 }

  func listen() {
    NotificationCenter.default.addObserver(self, selector: #selector(fire), name: .init("Fire"), object: nil)
  }
}

@objcMembers class MemberModel: NSObject {
  dynamic var name = "a"
  func rename(to name: String) { self.name = name }
}

func localTarget() -> (NSObject, Selector) {
  class Local: NSObject {
    @objc func answer() -> NSString { "local" }
    var selector: Selector { #selector(answer) }
  }
  let local = Local()
  return (local, local.selector)
}
