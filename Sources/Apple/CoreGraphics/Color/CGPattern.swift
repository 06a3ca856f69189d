import Foundation

/// A small drawing that is repeated over whatever is painted with it.
///
/// - Source: developer.apple.com/documentation/coregraphics/cgpattern
public final class CGPattern: Hashable {
  package let bounds: CGRect
  package let matrix: CGAffineTransform
  package let xStep: CGFloat
  package let yStep: CGFloat
  package let isColored: Bool
  /// The drawing of one cell.
  package let cell: DisplayList

  /// Creates a pattern. The drawing is asked for once, at once.
  ///
  /// - Parameters:
  ///   - info: Handed to the callbacks.
  ///   - bounds: The cell, in the pattern's space; what is drawn outside of it is cut off.
  ///   - matrix: From the pattern's space to the base space of the context that is painted in.
  ///   - xStep: The distance from one cell to the next along the x axis of the pattern's space. Not 0.
  ///   - yStep: The same along the y axis.
  ///   - tiling: How cells are fitted to pixels. Cells lie where they fall, which is `noDistortion`, whatever is asked for.
  ///   - isColored: Whether the drawing has colors of its own rather than being painted in the color given with it.
  ///   - callbacks: Draws the cell, and is told when the pattern is done with `info`.
  public init?(
    info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat, yStep: CGFloat,
    tiling: CGPatternTiling, isColored: Bool, callbacks: UnsafePointer<CGPatternCallbacks>
  ) {
    guard let draw = callbacks.pointee.drawPattern else { return nil }
    guard bounds.isFinite, !bounds.isEmpty, xStep != 0, yStep != 0, xStep.isFinite, yStep.isFinite else { return nil }
    let context = CGContext(recording: bounds)
    context.clip(to: bounds)
    draw(info, context)
    callbacks.pointee.releaseInfo?(info)
    self.bounds = bounds.standardized
    self.matrix = matrix
    self.xStep = abs(xStep)
    self.yStep = abs(yStep)
    self.isColored = isColored
    cell = context.displayList
  }

  package init(cell: DisplayList, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat, yStep: CGFloat) {
    self.cell = cell
    self.bounds = bounds
    self.matrix = matrix
    self.xStep = xStep
    self.yStep = yStep
    isColored = true
  }
  public static func == (lhs: CGPattern, rhs: CGPattern) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// How the cells of a pattern are fitted to pixels.
///
/// - Source: developer.apple.com/documentation/coregraphics/cgpatterntiling
public enum CGPatternTiling: Int32, Sendable {
  /// Cells keep their form; the distance between them may vary by a pixel.
  case noDistortion
  /// The distance is kept; cells may be distorted by a pixel, and drawing is fast.
  case constantSpacingMinimalDistortion
  /// The distance is kept; cells may be distorted.
  case constantSpacing
}

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
