/// A guide that follows something that moves.
///
/// - Source: developer.apple.com/documentation/uikit/uitrackinglayoutguide
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {}
