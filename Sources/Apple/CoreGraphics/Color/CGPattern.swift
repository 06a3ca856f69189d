import Foundation

/// A small drawing that is repeated over the painted area.
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

  /// Creates a pattern. The drawing callback is called once, immediately.
  ///
  /// - Parameters:
  ///   - info: A pointer for the callbacks.
  ///   - bounds: The cell in pattern space. Drawing outside of it is clipped.
  ///   - matrix: The transform from pattern space to the base space of the painted context.
  ///   - xStep: The distance between cells along the x axis of pattern space. Not 0.
  ///   - yStep: The distance between cells along the y axis. Not 0.
  ///   - tiling: The adjustment of cells to pixels. Cells are never adjusted, which is `noDistortion`.
  ///   - isColored: Whether the drawing has its own colors; otherwise, it is painted in the given color.
  ///   - callbacks: The callbacks that draw the cell and release `info`.
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

/// The adjustment of a pattern's cells to pixels.
///
/// - Source: developer.apple.com/documentation/coregraphics/cgpatterntiling
public enum CGPatternTiling: Int32, Sendable {
  /// Cells keep their shape, and the distance between them may vary by a pixel.
  case noDistortion
  /// The distance is constant, and cells may be distorted by a pixel for fast drawing.
  case constantSpacingMinimalDistortion
  /// The distance is constant, and cells may be distorted.
  case constantSpacing
}

/// A callback that draws the cell of a pattern into a context.
///
/// - Source: developer.apple.com/documentation/coregraphics/cgpatterndrawpatterncallback
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void

/// A callback that releases the info of a pattern.
///
/// - Source: developer.apple.com/documentation/coregraphics/cgpatternreleaseinfocallback
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The callbacks of a pattern.
///
/// - Source: developer.apple.com/documentation/coregraphics/cgpatterncallbacks
public struct CGPatternCallbacks {
  /// The version of this structure, 0.
  public var version: UInt32
  /// The callback that draws one cell.
  public var drawPattern: CGPatternDrawPatternCallback?
  /// The callback that releases `info`.
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
