import Foundation

/// A drawing destination for shapes, images and gradients, with a transform of coordinates.
///
/// A bitmap context draws into pixels at once. Its origin is the lower left corner and y points upwards, as everywhere
/// in Core Graphics. Contexts of UIKit begin with a transform that flips y.
///
/// A context is used from one thread at a time.
///
/// - Source: developer.apple.com/documentation/coregraphics/cgcontext
public final class CGContext: Hashable {
  var state: GraphicsState
  private var saved: [GraphicsState] = []
  private var layers: [OpenLayer] = []
  var currentPath = ContextPath()
  /// The transform from glyph space to user space. Its translation is the position of text. It isn't part of the saved
  /// state.
  public var textMatrix = CGAffineTransform.identity

  private let sink: any DrawSink
  private let recorder: CommandRecorder?
  let bitmap: Bitmap?
  let extent: CGRect

  private struct OpenLayer {
    var depth: Int
    var isMask: Bool
    var savedDepth: Int
  }

  init(bitmap: Bitmap) {
    self.bitmap = bitmap
    recorder = nil
    sink = bitmap
    extent = CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    state = GraphicsState(limit: extent)
  }

  /// Creates a context that records drawing in `displayList`.
  ///
  /// - Parameter bounds: The clip that the context reports if none is set. Drawing outside of it is recorded as well.
  package init(recording bounds: CGRect) {
    bitmap = nil
    let recorder = CommandRecorder()
    self.recorder = recorder
    sink = recorder
    extent = bounds.standardized
    state = GraphicsState(limit: extent)
  }

  /// The recorded drawing; empty for bitmap contexts.
  package var displayList: DisplayList {
    DisplayList(commands: recorder?.commands ?? [], bounds: extent)
  }

  public static func == (lhs: CGContext, rhs: CGContext) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  // MARK: - The state stack

  /// Saves a copy of the graphics state on the stack, without the current path and the text matrix.
  public func saveGState() { saved.append(state) }

  /// Restores the last saved graphics state. Has no effect if there is none; inside a transparency layer, states that
  /// were saved outside of it aren't available.
  public func restoreGState() {
    guard saved.count > (layers.last?.savedDepth ?? 0), let last = saved.popLast() else { return }
    state = last
  }

  // MARK: - Layers

  func beginLayer(_ rect: CGRect?, style: DrawStyle) {
    emit(.beginLayer(rect), style: style)
    openLayer(isMask: false, within: rect)
  }

  func beginMaskLayer() {
    emit(.beginMask)
    openLayer(isMask: true, within: nil)
  }

  private func openLayer(isMask: Bool, within rect: CGRect?) {
    saved.append(state)
    layers.append(OpenLayer(depth: layers.count, isMask: isMask, savedDepth: saved.count))
    // The clip applies to the completed layer. Inside of it, only the visible area matters.
    var limit = state.clipBounds
    if let rect { limit = limit.overlap(rect.applying(state.ctm)) }
    state.limit = limit
    state.clip = nil
    state.style.alpha = 1
    state.style.blendMode = .normal
    state.style.shadow = nil
  }

  func endLayer(isMask: Bool) {
    guard let layer = layers.last, layer.isMask == isMask else { return }
    layers.removeLast()
    saved.removeLast(saved.count - layer.savedDepth)
    if let before = saved.popLast() { state = before }
    emit(isMask ? .endMask : .endLayer)
  }

  // MARK: - Output

  func emit(_ operation: DrawOperation) { emit(operation, style: state.style) }

  func emit(_ operation: DrawOperation, style: DrawStyle) {
    sink.perform(DrawCommand(operation: operation, transform: state.ctm, clip: state.clip, style: style))
  }
}
