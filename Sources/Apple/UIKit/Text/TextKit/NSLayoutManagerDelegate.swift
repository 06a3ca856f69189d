import Foundation

/// What hears of a layout manager's work. Every method is optional.
///
/// - Source: developer.apple.com/documentation/uikit/nslayoutmanagerdelegate
public protocol NSLayoutManagerDelegate: NSObjectProtocol {
  /// The layout is no longer right.
  func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)

  /// A container was filled; `nil` where text was left over that no container takes.
  ///
  /// - Parameter layoutFinishedFlag: whether all of the text is laid out.
  func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool)

  /// A container has another size than before.
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
