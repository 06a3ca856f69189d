import CoreGraphics
import Foundation

/// The contexts into which a thread draws; the last one is current.
final class GraphicsContextStack {
  private struct Entry {
    let context: CGContext
    /// What `UIGraphicsBeginImageContext` made the context for; nil for a pushed one.
    let image: ImageContext?
  }

  struct ImageContext {
    let scale: CGFloat
  }

  private var entries: [Entry] = []
  /// What draws files in pages, above contexts; the last one is drawn.
  var documents: [AnyObject] = []

  /// The stack of the running thread, in the host whose code it runs.
  static var current: GraphicsContextStack {
    let state = ThreadState.current
    if let stack = state.contexts { return unsafeDowncast(stack, to: GraphicsContextStack.self) }
    let stack = GraphicsContextStack()
    state.contexts = stack
    return stack
  }

  var context: CGContext? { entries.last?.context }

  /// The context of the innermost `UIGraphicsBeginImageContext`, when nothing was pushed above it.
  var imageContext: (context: CGContext, scale: CGFloat)? {
    guard let entry = entries.last, let image = entry.image else { return nil }
    return (entry.context, image.scale)
  }

  func push(_ context: CGContext, for image: ImageContext? = nil) {
    entries.append(Entry(context: context, image: image))
  }

  /// Nothing happens when there is nothing to pop.
  func pop() { _ = entries.popLast() }
}
