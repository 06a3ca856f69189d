import TestHosts
import Testing
import UIKit
import ViewHost

@MainActor
@Suite("UIAlertView, UIActionSheet and UITableViewRowAction", .ownHosts)
struct OlderAlertTests {
  @Test("a tapped button tells the delegate that it was clicked, then that the alert goes and went")
  func alert() throws {
    let host = ViewHost()
    let log = AlertLog()
    host.show(UIViewController())
    let alert = host.run {
      let alert = UIAlertView(
        title: "Delete?", message: "There is no way back.", delegate: log, cancelButtonTitle: "Cancel",
        otherButtonTitles: "Delete", "Archive")
      alert.show()
      return alert
    }
    host.advance(by: 1)
    #expect(alert.isVisible && alert.numberOfButtons == 3 && alert.cancelButtonIndex == 0)
    #expect(alert.firstOtherButtonIndex == 1 && alert.buttonTitle(at: 2) == "Archive")
    try host.tap(text: "Delete")
    host.advance(by: 1)
    #expect(!alert.isVisible)
    #expect(log.events == ["will present", "did present", "clicked 1", "will dismiss 1", "did dismiss 1"])
  }

  @Test("an alert for a name and a password has their fields, and keeps what is typed")
  func fields() throws {
    let host = ViewHost()
    host.show(UIViewController())
    let alert = host.run {
      let alert = UIAlertView(title: "Sign In", message: nil, delegate: nil, cancelButtonTitle: "OK")
      alert.alertViewStyle = .loginAndPasswordInput
      alert.show()
      return alert
    }
    host.advance(by: 1)
    #expect(alert.textField(at: 1)?.isSecureTextEntry == true)
    try host.tap(on: #require(alert.textField(at: 0)))
    try host.type("ann")
    try host.tap(text: "OK")
    host.advance(by: 1)
    #expect(alert.textField(at: 0)?.text == "ann")
  }

  @Test("an action sheet's button is told by its number, and code that dismisses it clicks none")
  func sheet() throws {
    let host = ViewHost()
    let log = AlertLog()
    let controller = UIViewController()
    host.show(controller)
    func show() -> UIActionSheet {
      host.run {
        let sheet = UIActionSheet(
          title: "Photo", delegate: log, cancelButtonTitle: "Cancel", destructiveButtonTitle: "Remove",
          otherButtonTitles: "Share")
        sheet.show(in: controller.view)
        return sheet
      }
    }
    var sheet = show()
    host.advance(by: 1)
    let share = try #require((0..<sheet.numberOfButtons).first { sheet.buttonTitle(at: $0) == "Share" })
    try host.tap(text: "Share")
    host.advance(by: 1)
    #expect(
      log.events == [
        "will present", "did present", "clicked \(share)", "will dismiss \(share)", "did dismiss \(share)",
      ])
    log.events = []
    sheet = show()
    host.advance(by: 1)
    host.run { sheet.dismiss(withClickedButtonIndex: sheet.cancelButtonIndex, animated: false) }
    host.advance(by: 1)
    #expect(log.events.count == 4 && !log.events.contains { $0.hasPrefix("clicked") } && !sheet.isVisible)
  }

  @Test("a row's actions come out under a swipe and run with the row's path")
  func rowActions() throws {
    let host = ViewHost()
    let list = RowActionList()
    host.show(list)
    try host.swipe(.left, on: .text("Row 2"))
    host.advance(by: 1)
    try host.tap(text: "Flag")
    host.advance(by: 1)
    #expect(list.log == ["Flag 2"])
  }
}

private final class AlertLog: UIAlertViewDelegate, UIActionSheetDelegate {
  var events: [String] = []

  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) { events.append("clicked \(buttonIndex)") }
  func willPresent(_ alertView: UIAlertView) { events.append("will present") }
  func didPresent(_ alertView: UIAlertView) { events.append("did present") }
  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex index: Int) {
    events.append("will dismiss \(index)")
  }
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex index: Int) {
    events.append("did dismiss \(index)")
  }

  func actionSheet(_ sheet: UIActionSheet, clickedButtonAt index: Int) { events.append("clicked \(index)") }
  func willPresent(_ actionSheet: UIActionSheet) { events.append("will present") }
  func didPresent(_ actionSheet: UIActionSheet) { events.append("did present") }
  func actionSheet(_ sheet: UIActionSheet, willDismissWithButtonIndex index: Int) {
    events.append("will dismiss \(index)")
  }
  func actionSheet(_ sheet: UIActionSheet, didDismissWithButtonIndex index: Int) {
    events.append("did dismiss \(index)")
  }
}

private final class RowActionList: UITableViewController {
  var log: [String] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }

  override func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]?
  {
    [
      UITableViewRowAction(style: .destructive, title: "Delete") { [weak self] in
        self?.log.append("\($0.title ?? "") \($1.row)")
      },
      UITableViewRowAction(style: .normal, title: "Flag") { [weak self] in
        self?.log.append("\($0.title ?? "") \($1.row)")
      },
    ]
  }
}
