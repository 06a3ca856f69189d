import UIKit

final class SheetController: UIHostingController<AnyView> {
  var onGone: () -> Void = {}
  let looks = PresentationLooks()

  /// Lays the views out before the sheet comes: they say how high it is.
  func prepare(in bounds: CGRect) {
    loadViewIfNeeded()
    view.frame = bounds
    view.layoutIfNeeded()
  }
  private var isOver = false

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isBeingDismissed || presentingViewController == nil, !isOver else { return }
    isOver = true
    onGone()
  }
}
