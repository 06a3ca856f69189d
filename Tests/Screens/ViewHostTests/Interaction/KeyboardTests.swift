import Foundation
import TestHosts
import Testing
import UIKit
import ViewHost

@MainActor
@Suite("The keyboard on the screen", .ownHosts)
struct KeyboardTests {
  private let host = ViewHost(device: .standard)
  private let controller = UIViewController()
  private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
  private let log: Log

  /// The notifications to the app, in order.
  @MainActor
  private final class Log {
    var entries: [String] = []
    var frames: [CGRect] = []
    var tokens: [any NSObjectProtocol] = []

    /// Creates a log.
    ///
    /// - Parameter screen: The screen whose keyboard is observed, because tests run in parallel.
    init(of screen: UIScreen) {
      let names: [(NSNotification.Name, String)] = [
        (UIResponder.keyboardWillShowNotification, "will show"), (UIResponder.keyboardDidShowNotification, "did show"),
        (UIResponder.keyboardWillHideNotification, "will hide"), (UIResponder.keyboardDidHideNotification, "did hide"),
      ]
      for (name, text) in names {
        tokens.append(
          NotificationCenter.default.addObserver(forName: name, object: screen, queue: nil) { [weak self] note in
            let frame = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue ?? .zero
            MainActor.assumeIsolated {
              self?.entries.append(text)
              self?.frames.append(frame)
            }
          })
      }
    }
  }

  init() {
    log = Log(of: host.window.screen)
    controller.view.backgroundColor = .white
    controller.view.addSubview(field)
    host.show(controller)
  }

  private var top: CGFloat {
    controller.view.layoutIfNeeded()
    return controller.view.keyboardLayoutGuide.layoutFrame.minY
  }

  @Test("it comes up for a field that is tapped, with the notifications of iOS, and goes with it")
  func comesUp() throws {
    let pinned = UIView()
    pinned.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(pinned)
    NSLayoutConstraint.activate([
      pinned.heightAnchor.constraint(equalToConstant: 10), pinned.widthAnchor.constraint(equalToConstant: 10),
      pinned.bottomAnchor.constraint(equalTo: controller.view.keyboardLayoutGuide.topAnchor),
    ])
    host.update()
    #expect(pinned.frame.maxY == 818)
    try host.tap(on: field)
    // On an iPhone 15, the keyboard has 216 points of keys, 45 of suggestions and 75 below.
    #expect(log.entries == ["will show"])
    #expect(log.frames == [CGRect(x: 0, y: 516, width: 393, height: 336)])
    #expect(pinned.frame.maxY == 516)
    host.advance(by: 0.3)
    #expect(log.entries == ["will show", "did show"])
    field.resignFirstResponder()
    #expect(log.entries.last == "will hide")
    host.advance(by: 0.3)
    #expect(log.entries == ["will show", "did show", "will hide", "did hide"])
    #expect(pinned.frame.maxY == 818)
  }

  @Test("it is drawn: keys above the bottom of the screen, in the style that the field asks for")
  func drawn() throws {
    let before = try host.picture().pixel(x: 5, y: 600)
    field.becomeFirstResponder()
    host.advance(by: 0.3)
    let light = try host.picture()
    #expect(before == .init(red: 255, green: 255, blue: 255))
    #expect(light.pixel(x: 5, y: 530) == .init(red: 209, green: 211, blue: 217))
    // The point is on the key "q".
    #expect(light.pixel(x: 8, y: 580) == .init(red: 255, green: 255, blue: 255))
    #expect(light.pixel(x: 5, y: 500) == .init(red: 255, green: 255, blue: 255))
    field.resignFirstResponder()
    field.keyboardAppearance = .dark
    field.becomeFirstResponder()
    host.advance(by: 0.3)
    #expect(try host.picture().pixel(x: 5, y: 530) == .init(red: 43, green: 43, blue: 43))
    field.resignFirstResponder()
    host.advance(by: 0.3)
    #expect(try host.picture().pixel(x: 5, y: 530) == before)
  }

  @Test("its keys type: letters, shift, digits, backspace and return")
  func types() throws {
    var returns = 0
    field.addAction(UIAction { _ in returns += 1 }, for: .primaryActionTriggered)
    field.returnKeyType = .done
    try host.tap(on: field)
    host.advance(by: 0.3)
    // A sentence begins with a capital letter.
    try host.tap(text: "H")
    try host.tap(text: "i")
    #expect(field.text == "Hi")
    try host.tap(text: "space")
    try host.tap(text: "shift")
    try host.tap(text: "A")
    try host.tap(text: "numbers")
    try host.tap(text: "7")
    #expect(field.text == "Hi A7")
    try host.tap(text: "delete")
    #expect(field.text == "Hi A")
    #expect(returns == 0)
    try host.tap(text: "Done")
    #expect(returns == 1)
  }

  @Test("a text on the screen of the app comes before a key of the same name")
  func appsOwn() throws {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: 200, width: 100, height: 40)
    button.setTitle("Done", for: .normal)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    controller.view.addSubview(button)
    field.returnKeyType = .done
    field.becomeFirstResponder()
    host.advance(by: 0.3)
    try host.tap(text: "Done")
    #expect(taps == 1 && field.isFirstResponder)
  }

  @Test(
    "each type of keyboard has its height and its keys",
    arguments: [
      (UIKeyboardType.default, 336.0, "q"), (.numberPad, 291, "5"), (.decimalPad, 291, "."), (.phonePad, 291, "*"),
      (.emailAddress, 336, "@"), (.URL, 336, ".com"), (.webSearch, 336, "."), (.twitter, 336, "#"),
      (.numbersAndPunctuation, 291, "$"), (.asciiCapable, 336, "z"),
    ])
  func kinds(type: UIKeyboardType, height: CGFloat, key: String) throws {
    field.keyboardType = type
    field.autocapitalizationType = .none
    field.becomeFirstResponder()
    host.advance(by: 0.3)
    #expect(852 - top == height)
    try host.tap(text: key)
    #expect(field.text == key)
  }

  @Test("no suggestions for secrets, and none where corrections are switched off")
  func bare() {
    field.isSecureTextEntry = true
    field.becomeFirstResponder()
    #expect(top == 561)
    field.resignFirstResponder()
    field.isSecureTextEntry = false
    field.autocorrectionType = .no
    field.becomeFirstResponder()
    #expect(top == 561)
  }

  @Test("what lies on top of it makes it higher, is in a window, and takes taps")
  func accessory() throws {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
    var taps = 0
    bar.items = [UIBarButtonItem(title: "Finish", primaryAction: UIAction { _ in taps += 1 })]
    field.inputAccessoryView = bar
    field.becomeFirstResponder()
    host.advance(by: 0.3)
    #expect(top == 472)
    #expect(bar.window != nil && bar.convert(bar.bounds, to: nil) == CGRect(x: 0, y: 472, width: 393, height: 44))
    try host.tap(text: "Finish")
    #expect(taps == 1)
    field.resignFirstResponder()
    host.advance(by: 0.3)
    #expect(bar.window == nil)
  }

  /// A typical bar for messages, whose constraints determine its height, above the home indicator.
  private final class MessageBar: UIView {
    override var intrinsicContentSize: CGSize { .zero }
  }

  @Test("a flexible view that keeps to the safe area is higher by it where no keys are below")
  func flexibleAccessory() throws {
    host.hasHardwareKeyboard = true
    let bar = MessageBar(frame: CGRect(x: 0, y: 0, width: 393, height: 10))
    bar.autoresizingMask = .flexibleHeight
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    bar.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: bar.topAnchor, constant: 7),
      content.bottomAnchor.constraint(equalTo: bar.safeAreaLayoutGuide.bottomAnchor, constant: -7),
      content.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: bar.trailingAnchor),
      content.heightAnchor.constraint(equalToConstant: 36),
    ])
    field.inputAccessoryView = bar
    field.becomeFirstResponder()
    host.advance(by: 0.3)
    #expect(bar.convert(bar.bounds, to: nil) == CGRect(x: 0, y: 768, width: 393, height: 84))
    #expect(content.frame == CGRect(x: 0, y: 7, width: 393, height: 36))
    host.hasHardwareKeyboard = false
    host.advance(by: 0.3)
    #expect(bar.bounds.height == 50 && content.frame.height == 36)
    host.hasHardwareKeyboard = true
    host.advance(by: 0.3)
    #expect(bar.bounds.height == 84 && content.frame.height == 36)
  }

  @Test("an app's own view takes its place, at its own height")
  func inputView() throws {
    let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 393, height: 216))
    picker.preferredDatePickerStyle = .wheels
    field.inputView = picker
    field.becomeFirstResponder()
    host.advance(by: 0.3)
    #expect(top == 602)
    #expect(picker.window != nil)
    field.inputView = UIView()
    field.reloadInputViews()
    host.advance(by: 0.3)
    #expect(top == 818)
  }

  @Test("a connected keyboard of keys keeps it away, but not what lies on top of it")
  func hardware() throws {
    host.hasHardwareKeyboard = true
    field.becomeFirstResponder()
    #expect(top == 818 && log.entries.isEmpty)
    try host.type("abc")
    #expect(field.text == "abc")
    field.resignFirstResponder()
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 50))
    field.inputAccessoryView = bar
    field.becomeFirstResponder()
    #expect(log.frames == [CGRect(x: 0, y: 802, width: 393, height: 50)])
    host.hasHardwareKeyboard = false
    #expect(log.frames.contains(CGRect(x: 0, y: 466, width: 393, height: 386)))
    #expect(top == 466)
  }

  @Test("it stays where one field hands over to the next, and follows what that one asks for")
  func handsOver() {
    let second = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
    let third = UITextField(frame: CGRect(x: 20, y: 300, width: 300, height: 40))
    third.keyboardType = .numberPad
    controller.view.addSubview(second)
    controller.view.addSubview(third)
    field.becomeFirstResponder()
    second.becomeFirstResponder()
    #expect(log.entries == ["will show"])
    third.becomeFirstResponder()
    #expect(log.entries == ["will show", "will show"])
    #expect(log.frames.last?.height == 291)
    third.removeFromSuperview()
    #expect(log.entries.last == "will hide")
  }

  @MainActor
  private final class OrderDelegate: NSObject, UITextFieldDelegate, UITextViewDelegate {
    let log: Log
    init(_ log: Log) { self.log = log }
    func textFieldDidBeginEditing(_ textField: UITextField) { log.entries.append("field began") }
    func textViewDidBeginEditing(_ textView: UITextView) { log.entries.append("text view began") }
  }

  @Test("a field's delegate hears of editing before the keyboard comes, a text view's after it")
  func order() {
    let delegate = OrderDelegate(log)
    field.delegate = delegate
    field.becomeFirstResponder()
    host.advance(by: 0.3)
    field.resignFirstResponder()
    host.advance(by: 0.3)
    #expect(log.entries == ["field began", "will show", "did show", "will hide", "did hide"])
    log.entries = []
    let textView = UITextView(frame: CGRect(x: 20, y: 200, width: 300, height: 100))
    textView.delegate = delegate
    controller.view.addSubview(textView)
    textView.becomeFirstResponder()
    #expect(log.entries == ["will show", "text view began"])
    log.entries = []
    textView.isEditable = false
    textView.becomeFirstResponder()
    #expect(!log.entries.contains("will show"))
  }

  @Test("a view that asks before it is in a window gets it there, and the first frame has the keyboard")
  func early() {
    let first = UIViewController()
    let early = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
    first.view.addSubview(early)
    #expect(!early.becomeFirstResponder())
    host.show(first)
    #expect(early.isFirstResponder)
    #expect(log.entries.first == "will show")
    let refused = UITextField()
    refused.becomeFirstResponder()
    refused.resignFirstResponder()
    first.view.addSubview(refused)
    #expect(early.isFirstResponder)
  }

  /// A screen for messages, whose controller has the bar at the bottom.
  private final class ChatController: UIViewController {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 60))
    let input = UITextView(frame: CGRect(x: 10, y: 10, width: 300, height: 40))
    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }
    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      bar.addSubview(input)
    }
  }

  /// A form whose field has the focus when it appears, as in apps.
  private final class FocusedForm: UIViewController {
    let scrollView = UIScrollView()
    let field = UITextField()

    override func viewDidLoad() {
      super.viewDidLoad()
      field.clearButtonMode = .whileEditing
      field.text = "ada"
      let stack = UIStackView(arrangedSubviews: [field])
      for view in [scrollView, stack] { view.translatesAutoresizingMaskIntoConstraints = false }
      view.addSubview(scrollView)
      scrollView.addSubview(stack)
      NSLayoutConstraint.activate([
        scrollView.topAnchor.constraint(equalTo: view.topAnchor),
        scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        scrollView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        stack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
        stack.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
        stack.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
        stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      ])
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      field.becomeFirstResponder()
    }
  }

  @Test("a screen whose field has the focus when it appears has its keyboard in the first picture")
  func comesWithTheScreen() throws {
    let host = ViewHost(device: .standard)
    let form = FocusedForm()
    host.show(UINavigationController(rootViewController: form))
    #expect(form.field.isFirstResponder)
    #expect(form.scrollView.layer.animationKeys() == nil)
    #expect(abs(form.scrollView.frame.maxY - (852 - 336)) < 0.01)
    #expect(try host.picture().pixel(x: 5, y: 530) == .init(red: 209, green: 211, blue: 217))
  }

  @Test("a controller's bar for messages stands at the bottom, rises with the keyboard and comes down with it")
  func chat() throws {
    let chat = ChatController()
    host.show(chat)
    #expect(chat.isFirstResponder)
    #expect(chat.bar.convert(chat.bar.bounds, to: nil) == CGRect(x: 0, y: 792, width: 393, height: 60))
    try host.tap(on: chat.input)
    host.advance(by: 0.3)
    #expect(chat.input.isFirstResponder && !chat.isFirstResponder)
    #expect(chat.bar.convert(chat.bar.bounds, to: nil).maxY == 516)
    try host.type("Hello")
    #expect(chat.input.text == "Hello")
    chat.input.resignFirstResponder()
    host.advance(by: 0.3)
    #expect(chat.isFirstResponder)
    #expect(chat.bar.convert(chat.bar.bounds, to: nil).maxY == 852)
    host.show(UIViewController())
    host.advance(by: 0.3)
    #expect(chat.bar.window == nil)
  }

  @Test("it turns with the device, and the app doesn't see its window")
  func turns() {
    field.becomeFirstResponder()
    host.advance(by: 0.3)
    #expect(UIApplication.shared.windows.count == 1)
    host.set(Device.standard.held(.landscape))
    // The keyboard has 150 points of keys, 38 of suggestions and 21 below.
    #expect(top == 184)
  }

  @Test(
    "its height on other devices",
    arguments: [
      ("iPhone SE", 260.0), ("iPhone SE (1st generation)", 253), ("iPhone 8 Plus", 271), ("iPhone 11", 346),
      ("iPhone 15 Pro Max", 346), ("iPad (9th generation)", 320), ("iPad Pro 11-inch", 340),
    ])
  func devices(name: String, height: CGFloat) throws {
    let host = ViewHost(device: try Device.named(name))
    let controller = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    controller.view.addSubview(field)
    host.show(controller)
    try host.tap(on: field)
    #expect(host.device.size.height - controller.view.keyboardLayoutGuide.layoutFrame.minY == height)
  }
}
