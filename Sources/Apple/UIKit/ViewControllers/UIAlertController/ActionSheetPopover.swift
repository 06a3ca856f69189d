import CoreGraphics

/// A list of choices on a tablet. It stays a popover, however narrow the surroundings are.
final class ActionSheetPopover: UIPopoverPresentationController {
  override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle { .none }

  override func placePresentedView() {
    if let view = presentedViewController.viewIfLoaded {
      presentedViewController.preferredContentSize = view.sizeThatFits(CGSize(width: 320, height: 10_000))
    }
    super.placePresentedView()
  }
}
