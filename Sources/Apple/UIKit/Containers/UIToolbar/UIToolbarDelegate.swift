/// Says where a toolbar lies.
///
/// - Source: developer.apple.com/documentation/uikit/uitoolbardelegate
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
