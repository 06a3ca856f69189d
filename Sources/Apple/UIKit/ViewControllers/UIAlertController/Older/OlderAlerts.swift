/// The presentation of alerts without a presenting controller.
@MainActor
enum OlderAlerts {
  static func present(_ alert: UIAlertController, from source: UIView? = nil, completion: @escaping () -> Void) {
    let windows = UIApplication.shared.windows
    var presenter = (source?.window ?? windows.first { $0.isKeyWindow } ?? windows.first)?.rootViewController
    while let presented = presenter?.presentedViewController { presenter = presented }
    guard let presenter else {
      Diagnostics.report("\(alert.title ?? "An alert") cannot be shown: no window has a root view controller.")
      return
    }
    if let source, let popover = alert.popoverPresentationController {
      popover.sourceView = source
      popover.sourceRect = source.bounds
    }
    presenter.present(alert, animated: true, completion: completion)
  }
}
