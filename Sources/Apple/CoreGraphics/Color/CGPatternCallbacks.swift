import Foundation

/// Draws the cell of a pattern into a context.
///
/// - Source: developer.apple.com/documentation/coregraphics/cgpatterndrawpatterncallback
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void

/// Is told that a pattern no longer needs its info.
///
/// - Source: developer.apple.com/documentation/coregraphics/cgpatternreleaseinfocallback
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The functions that make up a pattern.
///
/// - Source: developer.apple.com/documentation/coregraphics/cgpatterncallbacks
public struct CGPatternCallbacks {
  /// The version of this structure: 0.
  public var version: UInt32
  /// Draws one cell.
  public var drawPattern: CGPatternDrawPatternCallback?
  /// Called when `info` is no longer needed.
  public var releaseInfo: CGPatternReleaseInfoCallback?

  /// Creates a set of callbacks.
  public init(
    version: UInt32, drawPattern: CGPatternDrawPatternCallback?, releaseInfo: CGPatternReleaseInfoCallback?
  ) {
    self.version = version
    self.drawPattern = drawPattern
    self.releaseInfo = releaseInfo
  }
}
