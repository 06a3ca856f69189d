import Foundation
import HostServices
import PermissionResponses

/// A center that requests authorization for notifications, and schedules them.
///
/// The user denies the authorization by default. A request for authorization returns `false`, and added requests fail
/// with `UNError.notificationsNotAllowed`. If the host is configured to grant authorization, requests wait for their
/// trigger on the host's clock, and the delegate is called for each notification.
///
/// - Source: developer.apple.com/documentation/usernotifications/unusernotificationcenter
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  // Unchecked: The lock guards the mutable state, except the delegate, which the app sets at launch.
  open weak var delegate: (any UNUserNotificationCenterDelegate)?

  private let lock = NSLock()
  private var options: UNAuthorizationOptions = []
  private var isProvisional = false
  private var categories: Set<UNNotificationCategory> = []
  private var pending: [UNNotificationRequest] = []
  private var delivered: [UNNotification] = []

  fileprivate override init() { super.init() }

  /// Returns the center of the current host.
  open class func current() -> UNUserNotificationCenter { HostServices.state(UNUserNotificationCenter()) }

  open var supportsContentExtensions: Bool { false }

  // MARK: - Authorization

  private var status: UNAuthorizationStatus {
    switch PermissionResponses.current.answer(to: .notifications) {
    case .authorized: .authorized
    case .denied: .denied
    case .notDetermined: lock.withLock { isProvisional } ? .provisional : .notDetermined
    }
  }

  private var isAllowed: Bool { [.authorized, .provisional].contains(status) }

  /// Requests the user's authorization once. Provisional authorization requires no request.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    RunLoopTurn.later { [self] in
      if options.contains(.provisional), status == .notDetermined {
        lock.withLock { isProvisional = true }
      } else if !options.contains(.provisional) {
        _ = PermissionResponses.current.ask(.notifications)
      }
      lock.withLock { self.options.formUnion(options) }
      completionHandler(isAllowed, nil)
    }
  }

  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    await withCheckedContinuation { continuation in
      requestAuthorization(options: options) { isGranted, _ in continuation.resume(returning: isGranted) }
    }
  }

  open func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
    RunLoopTurn.later { [self] in
      completionHandler(UNNotificationSettings(status: status, options: lock.withLock { options }))
    }
  }

  open func notificationSettings() async -> UNNotificationSettings {
    await withCheckedContinuation { continuation in
      getNotificationSettings { continuation.resume(returning: $0) }
    }
  }

  // MARK: - Categories

  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    lock.withLock { self.categories = categories }
  }

  open func getNotificationCategories(completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void) {
    RunLoopTurn.later { [self] in completionHandler(lock.withLock { categories }) }
  }

  open func notificationCategories() async -> Set<UNNotificationCategory> { lock.withLock { categories } }

  // MARK: - Requests

  /// Adds a request. A request with the same identifier is replaced.
  open func add(
    _ request: UNNotificationRequest, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    RunLoopTurn.later { [self] in
      guard isAllowed else {
        completionHandler?(UNError(.notificationsNotAllowed))
        return
      }
      completionHandler?(nil)
      remove(pending: [request.identifier])
      guard let trigger = request.trigger else {
        deliver(request)
        return
      }
      lock.withLock { pending.append(request) }
      wait(for: trigger, of: request)
    }
  }

  open func add(_ request: UNNotificationRequest) async throws {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      add(request) { error in
        if let error { continuation.resume(throwing: error) } else { continuation.resume() }
      }
    }
  }

  private func wait(for trigger: UNNotificationTrigger, of request: UNNotificationRequest) {
    guard let seconds = trigger.secondsToNext(after: HostServices.date) else { return }
    let call = Handed((self, request))
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
      let (center, request) = call.value
      guard center.lock.withLock({ center.pending.contains { $0 === request } }) else { return }
      if trigger.repeats {
        center.wait(for: trigger, of: request)
      } else {
        center.remove(pending: [request.identifier])
      }
      center.deliver(request)
    }
  }

  private func deliver(_ request: UNNotificationRequest) {
    let notification = UNNotification(date: HostServices.date, request: request)
    lock.withLock {
      delivered.removeAll { $0.request.identifier == request.identifier }
      delivered.append(notification)
    }
    delegate?.userNotificationCenter(self, willPresent: notification) { _ in }
  }

  private func remove(pending identifiers: [String]) {
    lock.withLock { pending.removeAll { identifiers.contains($0.identifier) } }
  }

  open func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) {
    RunLoopTurn.later { [self] in completionHandler(lock.withLock { pending }) }
  }

  open func pendingNotificationRequests() async -> [UNNotificationRequest] { lock.withLock { pending } }
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) { remove(pending: identifiers) }
  open func removeAllPendingNotificationRequests() { lock.withLock { pending = [] } }

  // MARK: - Delivered notifications

  open func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
    RunLoopTurn.later { [self] in completionHandler(lock.withLock { delivered }) }
  }

  open func deliveredNotifications() async -> [UNNotification] { lock.withLock { delivered } }

  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    lock.withLock { delivered.removeAll { identifiers.contains($0.request.identifier) } }
  }

  open func removeAllDeliveredNotifications() { lock.withLock { delivered = [] } }

  /// Sets the number on the app's icon, which requires authorization for notifications.
  open func setBadgeCount(
    _ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    RunLoopTurn.later { [self] in
      let error: UNError? =
        newBadgeCount < 0 ? UNError(.badgeInputInvalid) : isAllowed ? nil : UNError(.notificationsNotAllowed)
      completionHandler?(error)
    }
  }
}
