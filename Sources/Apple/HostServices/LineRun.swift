import CoreGraphics
import Foundation
import UIKit

/// Adjacent glyphs of a line with one font, one direction and the same attributes.
public struct LineRun {
  private let run: LaidOutRun

  /// Returns the runs of the first line of a layout, from left to right.
  public static func runs(of manager: NSLayoutManager) -> [LineRun] { manager.runsOfFirstLine.map { LineRun(run: $0) } }

  /// The font of the glyphs, which replaces the font of the text for characters that it lacks.
  public var font: UIFont { run.font }
  public var isRightToLeft: Bool { run.isRightToLeft }
  /// The glyphs from left to right; empty for an attachment.
  public var glyphs: [CGGlyph] { run.glyphs }
  /// The left ends of the glyphs relative to the start of the line's baseline, with y upwards.
  public var positions: [CGPoint] { run.positions }
  public var advances: [CGFloat] { run.advances }
  /// The character of each glyph.
  public var characters: [Int] { run.characters }
  /// The characters that the run shows.
  public var range: NSRange { run.range }
  /// The distance of the left edge from the start of the line.
  public var x: CGFloat { run.x }
  public var width: CGFloat { run.width }
  /// Whether the run is an attachment.
  public var isAttachment: Bool { run.attachment != nil }
}
