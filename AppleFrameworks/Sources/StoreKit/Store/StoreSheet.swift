import Placeholders
import UIKit

/// A sheet that another process draws on a phone: here a labeled box with a Done button.
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

  /// Puts the sheet away where it does not do so itself.
  var onDone: (() -> Void)?
  private let item = UINavigationItem(title: "App Store")

  init(_ subject: Subject, onDismissal: (() -> Void)? = nil) {
    self.subject = subject
    self.onDismissal = onDismissal
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("StoreSheet is made in code only") }

  /// The scene of what asks for none.
  static var scene: UIWindowScene? {
    UIApplication.shared.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first
  }

  /// Presents a sheet over what a scene shows.
  ///
  /// - Parameter onDismissal: Is called when the sheet is gone.
  /// - Returns: Whether there is something to present it over.
  @discardableResult
  static func present(_ subject: Subject, in scene: UIWindowScene, onDismissal: (() -> Void)? = nil) -> Bool {
    let window = scene.windows.first(where: \.isKeyWindow) ?? scene.windows.first
    guard var controller = window?.rootViewController else { return false }
    while let presented = controller.presentedViewController { controller = presented }
    controller.present(StoreSheet(subject, onDismissal: onDismissal), animated: true)
    return true
  }

  /// Presents a sheet, and waits until the person is done with it.
  ///
  /// - Throws: `StoreKitError.unknown` where there is nothing to present it over.
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
