import Foundation

/// The space of a list that is being drawn, or of the context, with its transform to pixels and its clips.
final class DeviceSpace {
  let transform: CGAffineTransform
  /// The clips of the space and of the layers in it, the innermost last.
  private(set) var roots: [DeviceClip]
  // Nodes are retained with their clips, so that their addresses aren't reused.
  private var resolved: [ObjectIdentifier: (node: ClipNode, clip: DeviceClip)] = [:]
  private static let maxResolved = 256

  init(_ transform: CGAffineTransform, clip: DeviceClip) {
    self.transform = transform
    roots = [clip]
  }

  func pushRoot(_ clip: DeviceClip) { roots.append(clip) }
  func popRoot() { roots.removeLast() }

  func clip(_ node: ClipNode?) -> DeviceClip {
    guard let node else { return roots[roots.count - 1] }
    if let known = resolved[ObjectIdentifier(node)] { return known.clip }
    let clip = self.clip(node.parent)
      .cut(to: node.shape, node.transform.concatenating(transform), shouldAntialias: node.shouldAntialias)
    if resolved.count >= Self.maxResolved { resolved.removeAll(keepingCapacity: true) }
    resolved[ObjectIdentifier(node)] = (node, clip)
    return clip
  }
}
