import Foundation

/// What a popover can point at: a view or an item in a bar.
///
/// - Source: developer.apple.com/documentation/uikit/uipopoverpresentationcontrollersourceitem
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}

extension UIBarItem: UIPopoverPresentationControllerSourceItem {}
