import Foundation

/// The methods that a layout manager calls during its work. All of them are optional.
///
/// - Source: developer.apple.com/documentation/uikit/nslayoutmanagerdelegate
public protocol NSLayoutManagerDelegate: NSObjectProtocol {
  /// Tells the delegate that the layout became invalid.
  func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)

  /// Tells the delegate that a container was filled. The container is `nil` if text remains that fits into none.
  ///
  /// - Parameter layoutFinishedFlag: Whether the whole text is laid out.
  func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool)

  /// Tells the delegate that the size of a container changed.
  func layoutManager(
    _ layoutManager: NSLayoutManager, textContainer: NSTextContainer, didChangeGeometryFrom oldSize: CGSize)
}

extension NSLayoutManagerDelegate {
  public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}

  public func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool
  ) {}

  public func layoutManager(
    _ layoutManager: NSLayoutManager, textContainer: NSTextContainer, didChangeGeometryFrom oldSize: CGSize
  ) {}
}
