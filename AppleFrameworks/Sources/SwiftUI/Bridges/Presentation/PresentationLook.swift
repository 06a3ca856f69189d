import UIKit

/// The sheet options that views set with presentation modifiers.
struct PresentationLook {
  var detents: Set<PresentationDetent>?
  var selection: Binding<PresentationDetent>?
  var indicator: Visibility?
  var cornerRadius: CGFloat??
  var background: AnyView?
  var isModal: Bool?
  var backgroundInteraction: PresentationBackgroundInteraction?
  var contentInteraction: PresentationContentInteraction?
  var adaptation: PresentationAdaptation?
}

enum PresentationLookKey: PreferenceKey {
  static var defaultValue: PresentationLook? { nil }
  static func reduce(value: inout PresentationLook?, nextValue: () -> PresentationLook?) {
    guard let next = nextValue() else { return }
    guard var look = value else {
      value = next
      return
    }
    look.detents = look.detents ?? next.detents
    look.selection = look.selection ?? next.selection
    look.indicator = look.indicator ?? next.indicator
    look.cornerRadius = look.cornerRadius ?? next.cornerRadius
    look.background = look.background ?? next.background
    look.isModal = look.isModal ?? next.isModal
    look.backgroundInteraction = look.backgroundInteraction ?? next.backgroundInteraction
    look.contentInteraction = look.contentInteraction ?? next.contentInteraction
    look.adaptation = look.adaptation ?? next.adaptation
    value = look
  }
}
