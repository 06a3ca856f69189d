import UIKit

/// An object that applies the options of a sheet's views to the sheet, and reports the detent that the user selects.
final class PresentationLooks: NSObject, UISheetPresentationControllerDelegate, UIPopoverPresentationControllerDelegate
{
  private var look = PresentationLook()
  private var background: HostingView<AnyView>?

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    guard
      let chosen = look.detents?.first(where: { $0.identifier == sheetPresentationController.selectedDetentIdentifier })
    else { return }
    look.selection?.wrappedValue = chosen
  }

  func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  {
    look.adaptation?.style ?? .automatic
  }

  /// Applies the options of the views to the presented controller.
  @MainActor
  func apply(_ new: PresentationLook, to controller: UIViewController, _ environment: EnvironmentValues) {
    look = new
    if let isModal = look.isModal, controller.isModalInPresentation != isModal {
      controller.isModalInPresentation = isModal
    }
    if let popover = controller.popoverPresentationController, controller.modalPresentationStyle == .popover {
      popover.delegate = self
      apply(to: popover.adaptiveSheetPresentationController, controller, environment)
    } else if let sheet = controller.sheetPresentationController {
      sheet.delegate = self
      apply(to: sheet, controller, environment)
    }
    if let view = look.background { show(view, behind: controller, environment) }
  }

  @MainActor
  private func apply(
    to sheet: UISheetPresentationController, _ controller: UIViewController, _ environment: EnvironmentValues
  ) {
    if let detents = look.detents, !detents.isEmpty {
      let height = controller.view.window?.bounds.height ?? UIScreen.main.bounds.height
      let sorted = detents.map { (detent: $0, height: $0.height(height, environment) ?? 0) }
        .sorted { $0.height < $1.height }.map(\.detent)
      let selected = (look.selection?.wrappedValue).flatMap { detents.contains($0) ? $0.identifier : nil }
      if sheet.detents.map(\.identifier) != sorted.map(\.identifier) {
        sheet.detents = sorted.map { $0.detent(environment) }
      }
      if let selected, sheet.selectedDetentIdentifier != selected {
        if controller.view.window == nil {
          sheet.selectedDetentIdentifier = selected
        } else {
          sheet.animateChanges { sheet.selectedDetentIdentifier = selected }
        }
      }
    }
    // A sheet with several detents can be dragged, which the indicator shows.
    let shows = look.indicator == .visible || look.indicator != .hidden && (look.detents?.count ?? 1) > 1
    if sheet.prefersGrabberVisible != shows { sheet.prefersGrabberVisible = shows }
    if let radius = look.cornerRadius, sheet.preferredCornerRadius != radius { sheet.preferredCornerRadius = radius }
    switch look.backgroundInteraction?.kind {
    case .enabled?:
      sheet.largestUndimmedDetentIdentifier = sheet.detents.last?.identifier
    case .upThrough(let detent)?: sheet.largestUndimmedDetentIdentifier = detent.identifier
    case .disabled?: sheet.largestUndimmedDetentIdentifier = nil
    case .automatic?, nil: break
    }
    if let scrolls = look.contentInteraction?.scrolls {
      sheet.prefersScrollingExpandsWhenScrolledToEdge = !scrolls
    }
  }

  @MainActor
  private func show(_ view: AnyView, behind controller: UIViewController, _ environment: EnvironmentValues) {
    if let background {
      background.setRootView(view)
      return
    }
    let hosted = HostingView(view)
    hosted.avoidsSafeArea = false
    hosted.inherited = environment
    hosted.frame = controller.view.bounds
    hosted.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.view.backgroundColor = .clear
    controller.view.insertSubview(hosted, at: 0)
    background = hosted
  }
}

/// A namespace for functions that apply the sheet options of views to the sheet that displays them.
@MainActor
enum PresentationPreferences {
  static func apply(_ root: Node, to controller: UIViewController) {
    guard let look = root.preference(PresentationLookKey.self), let sheet = controller.topmost as? SheetController
    else { return }
    sheet.looks.apply(look, to: sheet, root.environment)
  }
}
