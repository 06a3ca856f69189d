import Foundation

/// Something that can be named in `appearance(whenContainedInInstancesOf:)`.
///
/// - Source: developer.apple.com/documentation/uikit/uiappearancecontainer
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearanceContainer {}

extension UIViewController: UIAppearanceContainer {}
