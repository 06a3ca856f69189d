import UIKit

/// A view that displays a tab view with pages that the user swipes.
struct PagesControl: UIViewControllerRepresentable {
  let entries: [TabEntry]
  let selection: TabSelection?
  let display: PageTabViewStyle.IndexDisplayMode

  func makeUIViewController(context: Context) -> PagesController { PagesController() }

  func updateUIViewController(_ uiViewController: PagesController, context: Context) {
    uiViewController.selection = selection
    uiViewController.pages.update(entries, context.environment)
    uiViewController.display = display
    uiViewController.dots.backgroundStyle = context.environment.indexBackground
    uiViewController.isMirrored = context.environment.layoutDirection == .rightToLeft
    uiViewController.pagesDidChange(
      selected: uiViewController.pages.index(selection), animated: context.transaction.animation != nil)
    _ = selection?.get()
  }
}
