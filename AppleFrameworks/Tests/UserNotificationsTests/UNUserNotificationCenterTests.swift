import Foundation
import PermissionResponses
import TestHosts
import Testing
import UIKit
import UserNotifications
import ViewHost

@MainActor
@Suite("UNUserNotificationCenter", .ownHosts)
struct UNUserNotificationCenterTests {
  private final class Listener: NSObject, UNUserNotificationCenterDelegate {
    var heard: [String] = []
    func userNotificationCenter(
      _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
      withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
      heard.append(notification.request.content.title)
      completionHandler([.banner])
    }
  }

  private func request(_ identifier: String, after seconds: Double?, repeats: Bool = false) -> UNNotificationRequest {
    let content = UNMutableNotificationContent()
    content.title = identifier
    return UNNotificationRequest(
      identifier: identifier, content: content,
      trigger: seconds.map { UNTimeIntervalNotificationTrigger(timeInterval: $0, repeats: repeats) })
  }

  @Test("nobody has been asked at first; asked, the person refuses")
  func refusal() {
    let host = ViewHost()
    nonisolated(unsafe) var heard: [String] = []
    func settings() {
      UNUserNotificationCenter.current().getNotificationSettings {
        heard.append("status \($0.authorizationStatus.rawValue), sound \($0.soundSetting.rawValue)")
      }
    }
    host.run {
      settings()
      UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .sound]) { isGranted, error in
        heard.append("granted \(isGranted), error \(error != nil)")
      }
      settings()
    }
    #expect(heard.isEmpty)
    host.advance(by: 0)
    #expect(heard == ["status 0, sound 0", "granted false, error false", "status 1, sound 1"])
  }

  @Test("without leave nothing is taken")
  func notAllowed() {
    let host = ViewHost()
    nonisolated(unsafe) var codes: [UNError.Code?] = []
    nonisolated(unsafe) var count = -1
    host.run {
      UNUserNotificationCenter.current().add(request("a", after: 5)) { codes.append(($0 as? UNError)?.code) }
      UNUserNotificationCenter.current().getPendingNotificationRequests { count = $0.count }
    }
    host.advance(by: 0)
    #expect(codes == [.notificationsNotAllowed])
    #expect(count == 0)
  }

  @Test("provisional leave needs no asking")
  func provisional() {
    let host = ViewHost()
    nonisolated(unsafe) var heard: [Int] = []
    host.run {
      UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .provisional]) { isGranted, _ in
        heard.append(isGranted ? 1 : 0)
      }
      UNUserNotificationCenter.current().getNotificationSettings { heard.append($0.authorizationStatus.rawValue) }
    }
    host.advance(by: 0)
    #expect(heard == [1, UNAuthorizationStatus.provisional.rawValue])
  }

  @Test("with leave requests wait by the host's clock, and can be taken back")
  func allowed() {
    let (host, listener) = (ViewHost(), Listener())
    nonisolated(unsafe) var pending: [String] = []
    nonisolated(unsafe) var delivered: [String] = []
    host.run {
      PermissionResponses.current.willAnswer(.authorized, to: .notifications)
      let center = UNUserNotificationCenter.current()
      center.delegate = listener
      center.requestAuthorization(options: [.alert]) { _, _ in }
      for request in [request("later", after: 10), request("never", after: 20), request("now", after: nil)] {
        center.add(request)
      }
    }
    host.advance(by: 9)
    #expect(listener.heard == ["now"])
    host.run { UNUserNotificationCenter.current().removePendingNotificationRequests(withIdentifiers: ["never"]) }
    host.advance(by: 20)
    #expect(listener.heard == ["now", "later"])
    host.run {
      UNUserNotificationCenter.current().getPendingNotificationRequests { pending = $0.map(\.identifier) }
      UNUserNotificationCenter.current().getDeliveredNotifications { delivered = $0.map(\.request.identifier) }
    }
    host.advance(by: 0)
    #expect(pending.isEmpty && delivered == ["now", "later"])
  }

  @Test("a repeating request comes again and stays")
  func repeating() {
    let (host, listener) = (ViewHost(), Listener())
    host.run {
      PermissionResponses.current.willAnswer(.authorized, to: .notifications)
      let center = UNUserNotificationCenter.current()
      center.delegate = listener
      center.requestAuthorization(options: [.alert]) { _, _ in }
      center.add(request("again", after: 60, repeats: true))
    }
    host.advance(by: 125, frameRate: 1)
    #expect(listener.heard == ["again", "again"])
  }

  @Test("a request has a copy of its content")
  func content() {
    let content = UNMutableNotificationContent()
    content.title = "a"
    content.userInfo = ["id": 3]
    let request = UNNotificationRequest(identifier: "x", content: content, trigger: nil)
    content.title = "b"
    #expect(request.content.title == "a" && request.content.userInfo["id"] as? Int == 3)
    #expect((request.content.mutableCopy() as? UNMutableNotificationContent)?.title == "a")
  }

  @Test("attachments are files of a kind that can be shown")
  func attachments() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (picture, other) = (folder.appendingPathComponent("a.png"), folder.appendingPathComponent("a.txt"))
    for url in [picture, other] { try Data([1]).write(to: url) }
    #expect(try UNNotificationAttachment(identifier: "p", url: picture).type == "public.png")
    #expect(throws: UNError(.attachmentUnrecognizedType)) { try UNNotificationAttachment(identifier: "", url: other) }
    #expect(throws: UNError(.attachmentInvalidURL)) {
      try UNNotificationAttachment(identifier: "", url: folder.appendingPathComponent("none.png"))
    }
  }

  @Test("an asynchronous delegate is asked, too")
  func asynchronous() async {
    final class Asynchronous: NSObject, UNUserNotificationCenterDelegate {
      nonisolated(unsafe) var heard = 0
      func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
      ) async -> UNNotificationPresentationOptions {
        heard += 1
        return [.list]
      }
    }
    let (host, listener) = (ViewHost(), Asynchronous())
    host.run {
      PermissionResponses.current.willAnswer(.authorized, to: .notifications)
      UNUserNotificationCenter.current().delegate = listener
      UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { _, _ in }
      UNUserNotificationCenter.current().add(request("a", after: nil))
    }
    // The answer comes by way of a task, which the machine runs when it can.
    let end = Date(timeIntervalSinceNow: 30)
    while listener.heard == 0, Date() < end {
      host.advance(by: 0.1)
      await Task.yield()
    }
    #expect(listener.heard == 1)
  }
}
