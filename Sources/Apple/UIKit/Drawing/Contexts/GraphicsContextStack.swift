import CoreGraphics
import Foundation

/// The drawing contexts of a thread, of which the last one is current.
final class GraphicsContextStack {
  private struct Entry {
    let context: CGContext
    /// The image context that `UIGraphicsBeginImageContext` created; `nil` for a pushed context.
    let image: ImageContext?
  }

  struct ImageContext {
    let scale: CGFloat
  }

  private var entries: [Entry] = []
  /// The documents with pages, which are above contexts; the last one is current.
  var documents: [AnyObject] = []

  /// The stack of the current thread in the current host.
  static var current: GraphicsContextStack {
    let state = ThreadState.current
    if let stack = state.contexts { return unsafeDowncast(stack, to: GraphicsContextStack.self) }
    let stack = GraphicsContextStack()
    state.contexts = stack
    return stack
  }

  var context: CGContext? { entries.last?.context }

  /// The context of the innermost `UIGraphicsBeginImageContext`, if none was pushed above it.
  var imageContext: (context: CGContext, scale: CGFloat)? {
    guard let entry = entries.last, let image = entry.image else { return nil }
    return (entry.context, image.scale)
  }

  func push(_ context: CGContext, for image: ImageContext? = nil) {
    entries.append(Entry(context: context, image: image))
  }

  /// Removes the current context. Has no effect if there is none.
  func pop() { _ = entries.popLast() }
}
