import UIKit

/// The controller of a sheet, a cover or a popover. It reports its dismissal.
final class SheetController: UIHostingController<AnyView> {
  var onGone: () -> Void = {}
  let looks = PresentationLooks()

  /// Lays out the views before the presentation, because they determine the sheet's detents.
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
