import Placeholders
import UIKit

/// A sheet that another process displays on a device. It is a labeled box with a Done button.
@MainActor
final class StoreSheet: UIViewController {
  enum Subject: String {
    case codeRedemption = "the field for an offer code"
    case refund = "the request for a refund"
    case subscriptions = "the subscriptions of the account"
    case message = "a message of the store"
  }

  private let subject: Subject
  private var onDismissal: (() -> Void)?

  /// A closure that dismisses the sheet, if the sheet does not dismiss itself.
  var onDone: (() -> Void)?
  private let item = UINavigationItem(title: "App Store")

  init(_ subject: Subject, onDismissal: (() -> Void)? = nil) {
    self.subject = subject
    self.onDismissal = onDismissal
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("StoreSheet is made in code only") }

  /// The scene for requests that specify none.
  static var scene: UIWindowScene? {
    UIApplication.shared.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first
  }

  /// Presents a sheet in a scene.
  ///
  /// - Parameter onDismissal: A closure that is called when the sheet is dismissed.
  /// - Returns: Whether the scene displays a view that can present the sheet.
  @discardableResult
  static func present(_ subject: Subject, in scene: UIWindowScene, onDismissal: (() -> Void)? = nil) -> Bool {
    let window = scene.windows.first(where: \.isKeyWindow) ?? scene.windows.first
    guard var controller = window?.rootViewController else { return false }
    while let presented = controller.presentedViewController { controller = presented }
    controller.present(StoreSheet(subject, onDismissal: onDismissal), animated: true)
    return true
  }

  /// Presents a sheet, and waits until the user is done.
  ///
  /// - Throws: `StoreKitError.unknown` if no view can present the sheet.
  static func show(_ subject: Subject, in scene: UIScene) async throws {
    let isPresented = await withCheckedContinuation { continuation in
      guard let scene = scene as? UIWindowScene,
        present(subject, in: scene, onDismissal: { continuation.resume(returning: true) })
      else { return continuation.resume(returning: false) }
    }
    if !isPresented { throw StoreKitError.unknown }
  }

  override func loadView() {
    item.leftBarButtonItem = UIBarButtonItem(
      systemItem: .done,
      primaryAction: UIAction { [weak self] _ in self?.finish() })
    view = PlaceholderScreen(kind: "App Store", detail: subject.rawValue, item: item)
  }

  private func finish() {
    if let onDone { onDone() } else { presentingViewController?.dismiss(animated: true) }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isBeingDismissed else { return }
    onDismissal?()
    onDismissal = nil
  }
}
