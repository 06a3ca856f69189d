import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite(.ownHosts)
struct UIAlertControllerTests {
  init() { StandardScreen.make() }

  private func shown() -> (TestWindow, UIViewController) {
    let test = TestWindow()
    let root = UIViewController()
    test.show(root)
    return (test, root)
  }

  private func button(_ title: String, in view: UIView) -> UIView? {
    if let button = view as? AlertButton, button.action.title == title { return button }
    return view.subviews.lazy.compactMap { self.button(title, in: $0) }.first
  }

  @Test func anAlertStandsInTheMiddleAndIsTapped() throws {
    let (test, root) = shown()
    var chosen: [String] = []
    let alert = UIAlertController(title: "Delete photo?", message: "It is gone for good.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in chosen.append("Delete") })
    alert.addAction(
      UIAlertAction(title: "Cancel", style: .cancel) { [weak root] _ in
        chosen.append("Cancel, then \(root?.presentedViewController == nil)")
      })
    root.present(alert, animated: true)
    test.frame()
    #expect(alert.view.frame.width == 270)
    // The position is on whole pixels, of which a point has three.
    #expect(abs(alert.view.frame.midX - 196.5) <= 0.17)
    #expect(abs(alert.view.frame.midY - 426) <= 0.34)
    let (cancel, delete) = (
      try #require(button("Cancel", in: alert.view)), try #require(button("Delete", in: alert.view))
    )
    #expect(cancel.frame.minX == 0 && cancel.frame.size == CGSize(width: 135, height: 44))
    #expect(delete.frame.minX == 135)
    test.tap(CGPoint(x: 10, y: 400))
    #expect(root.presentedViewController === alert)
    test.tap(cancel)
    #expect(chosen == ["Cancel, then true"])
    #expect(root.presentedViewController == nil)
  }

  @Test(
    "nothing is presented on an alert that is being dismissed, and no view outlives it unasked",
    arguments: [UIAlertController.Style.alert, .actionSheet])
  func presentingOnWhatGoes(_ style: UIAlertController.Style) {
    let (test, root) = shown()
    let other = UIViewController()
    do {
      let alert = UIAlertController(title: "T", message: nil, preferredStyle: style)
      root.present(alert, animated: true)
      test.frame()
      alert.dismiss(animated: true)
      alert.present(other, animated: true)
      #expect(alert.isBeingDismissed && alert.presentedViewController == nil && other.presentingViewController == nil)
    }
    for _ in 0..<60 { test.frame() }
    test.window.frame.size = CGSize(width: 852, height: 393)
    test.frame()
    #expect(root.presentedViewController == nil)
    root.present(other, animated: false)
    #expect(root.presentedViewController === other)
  }

  @Test func moreThanTwoButtonsStandInAColumnWithCancelLast() throws {
    let (test, root) = shown()
    let alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "One", style: .default))
    alert.addAction(UIAlertAction(title: "Two", style: .default))
    root.present(alert, animated: true)
    test.frame()
    let tops = try ["One", "Two", "Cancel"].map { try #require(button($0, in: alert.view)).frame.minY }
    #expect(abs(tops[1] - tops[0] - 44) < 0.01 && abs(tops[2] - tops[1] - 44) < 0.01)
  }

  @Test func fieldsAreFilledInAndButtonsWait() throws {
    let (test, root) = shown()
    var text: String?
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    let save = UIAlertAction(title: "Save", style: .default) { [weak alert] _ in text = alert?.textFields?.first?.text }
    save.isEnabled = false
    alert.addAction(save)
    alert.preferredAction = save
    root.present(alert, animated: true)
    test.frame()
    #expect(alert.textFields?.first?.isFirstResponder == true)
    let button = try #require(self.button("Save", in: alert.view))
    test.tap(button)
    #expect(root.presentedViewController === alert)
    HostKeyboard(for: test.window).type("Ann")
    save.isEnabled = true
    test.frame()
    // The return key selects the preferred button, and the alert is above the keyboard.
    HostKeyboardFrame.show(height: 336, on: test.scene.screen)
    defer { HostKeyboardFrame.hide(on: test.scene.screen) }
    #expect(alert.view.frame.maxY < 852 - 336)
    HostKeyboard(for: test.window).pressReturn()
    test.frame()
    #expect(text == "Ann")
    #expect(root.presentedViewController == nil)
  }

  @Test func aListOfChoicesLiesAtTheBottom() throws {
    let (test, root) = shown()
    var chosen: [String] = []
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    for title in ["One", "Two"] {
      sheet.addAction(UIAlertAction(title: title, style: .default) { chosen.append($0.title ?? "") })
    }
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in chosen.append("cancelled") })
    root.present(sheet, animated: true)
    test.frame()
    #expect(sheet.view.frame == CGRect(x: 8, y: 639, width: 377, height: 179))
    #expect(try #require(button("Two", in: sheet.view)).frame == CGRect(x: 0, y: 57, width: 377, height: 57))
    test.tap(CGPoint(x: 100, y: 100))
    #expect(chosen == ["cancelled"])
    root.present(sheet, animated: true)
    test.frame()
    test.tap(try #require(button("Two", in: sheet.view)))
    #expect(chosen == ["cancelled", "Two"])
  }

  @Test func theScreenBelowAnAlertStaysAsItIs() {
    let log = CallLog()
    let test = TestWindow()
    let root = LoggingController("A", log)
    test.show(root)
    let entries = log.during {
      root.present(UIAlertController(title: "T", message: "M", preferredStyle: .alert), animated: true)
      test.frame()
      root.dismiss(animated: true)
      test.frame()
    }
    #expect(entries == [])
  }

  // MARK: - Text size

  private func labels(in view: UIView) -> [UILabel] {
    (view as? UILabel).map { [$0] } ?? view.subviews.flatMap(labels)
  }

  private func fontSizes(in view: UIView) -> [String: CGFloat] {
    let texts = labels(in: view).compactMap { label in label.text.map { ($0, label.font.pointSize) } }
    return Dictionary(texts) { first, _ in first }
  }

  private func alert(_ style: UIAlertController.Style, _ size: UIContentSizeCategory) -> UIAlertController {
    let (test, root) = shown()
    test.window.traitOverrides.preferredContentSizeCategory = size
    let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: style)
    if style == .alert { alert.addTextField { $0.text = "Text" } }
    for title in ["One", "Two"] { alert.addAction(UIAlertAction(title: title, style: .default)) }
    root.present(alert, animated: false)
    test.frame()
    return alert
  }

  @Test("an alert's texts and buttons grow with the user's text size, which never makes them smaller")
  func scaledAlert() throws {
    let usual = alert(.alert, .large)
    #expect(fontSizes(in: usual.view) == ["Title": 17, "Message": 13, "One": 17, "Two": 17])
    let small = alert(.alert, .extraSmall)
    #expect(small.view.bounds.size == usual.view.bounds.size)
    #expect(fontSizes(in: small.view) == fontSizes(in: usual.view))
    let large = alert(.alert, .extraExtraLarge)
    // Headlines and body text have 21 points, footnotes 17.
    #expect(fontSizes(in: large.view) == ["Title": 21, "Message": 17, "One": 21, "Two": 21])
    #expect(large.view.bounds.width == 270)
    #expect(try #require(button("One", in: large.view)).frame.height == 49)
    #expect(large.textFields?.first?.font?.pointSize == 17)
    // In the accessibility sizes, the alert is wider and its buttons are in a column.
    let huge = alert(.alert, .accessibilityLarge)
    #expect(huge.view.bounds.width == 310)
    #expect(try #require(button("Two", in: huge.view)).frame.minY == button("One", in: huge.view)?.frame.maxY)
    #expect(fontSizes(in: huge.view)["Title"] == 33)
  }

  @Test("buttons of a list of choices are as large in large text as on an iPhone")
  func scaledChoices() throws {
    let usual = alert(.actionSheet, .large)
    #expect(fontSizes(in: usual.view) == ["Title": 13, "Message": 13, "One": 20, "Two": 20])
    let huge = alert(.actionSheet, .accessibilityExtraLarge)
    #expect(fontSizes(in: huge.view)["One"] == 40)
    #expect(try #require(button("One", in: huge.view)).frame.height == 83)
  }

  @Test("what is too high for the screen scrolls", arguments: [UIAlertController.Style.alert, .actionSheet])
  func tooMuch(_ style: UIAlertController.Style) throws {
    let (test, root) = shown()
    let alert = UIAlertController(
      title: "Title", message: String(repeating: "A long story. ", count: 300), preferredStyle: style)
    for number in 1...20 { alert.addAction(UIAlertAction(title: "\(number)", style: .default)) }
    var chosen = false
    alert.addAction(UIAlertAction(title: "Last", style: .cancel) { _ in chosen = true })
    root.present(alert, animated: false)
    test.frame()
    #expect(alert.view.frame.minY >= 59 && alert.view.frame.maxY <= 852 - 34)
    let scrollViews = alert.view.subviews.flatMap(\.subviews).flatMap(\.subviews).compactMap { $0 as? UIScrollView }
    #expect(scrollViews.count == 2)
    #expect(scrollViews.allSatisfy { $0.isScrollEnabled && $0.contentSize.height > $0.bounds.height })
    #expect(scrollViews[0].bounds.height >= 300 && scrollViews[1].bounds.height >= 300)
    let last = try #require(button("Last", in: alert.view))
    let list = scrollViews[1]
    if style == .alert { list.contentOffset.y = list.contentSize.height - list.bounds.height }
    test.frame()
    test.tap(last)
    #expect(chosen)
  }

  @Test func aListOfChoicesIsAPopoverOnATablet() throws {
    let test = TestWindow(.tablet)
    defer { StandardScreen.make() }
    let root = UIViewController()
    test.show(root)
    let sheet = UIAlertController(title: "T", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "One", style: .default))
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    sheet.popoverPresentationController?.sourceView = root.view
    sheet.popoverPresentationController?.sourceRect = CGRect(x: 500, y: 100, width: 20, height: 20)
    root.present(sheet, animated: true)
    test.frame()
    #expect(button("One", in: sheet.view) != nil)
    #expect(button("Cancel", in: sheet.view) == nil)
    #expect(sheet.view.convert(sheet.view.bounds, to: test.window).minY == 120)
  }
}
