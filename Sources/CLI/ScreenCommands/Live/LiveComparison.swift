import Foundation
import ImageCodecs
import PreviewProtocol
import ReferenceSnapshots
import ScreenComparison
import UIKit
import ViewHost

/// Compares a screen with an earlier capture: from before an edit, of another revision, or an image file.
@MainActor
enum LiveComparison {
  /// The maximum number of lines. Other tools write complete reports.
  private static let most = 25

  static func capture(of host: ViewHost) throws -> LiveCapture {
    // Source lines are omitted, because finding them takes time and the newer screen contains them.
    let tree = host.dump(of: host.window, including: [.properties, .looks])
    let picture = try LiveScreen.picture(of: host, scale: 1)
    return LiveCapture(
      tree: String(decoding: try JSONEncoder().encode(tree), as: UTF8.self), picture: Attachment(picture.png()))
  }

  static func difference(of host: ViewHost, from before: LiveCapture) throws -> LiveDifference {
    let new = try ScreenCapture(of: host, parts: [])
    let oldTree = try before.tree.map { try JSONDecoder().decode(ScreenNode.self, from: Data($0.utf8)) }
    var oldPicture: PixelImage?
    if let file = before.picture {
      guard let image = try? PNGDecoder.decode(file.bytes) else { throw LiveFailure.noPicture }
      oldPicture = image
    }
    let width = host.device.size.width
    let scale = oldPicture.map { CGFloat($0.width) / width } ?? 1
    guard scale >= 0.1, scale <= 4 else {
      throw LiveFailure.otherScreen(pictureWidth: oldPicture?.width ?? 0, screenWidth: width.briefDescription)
    }
    let image = try LiveScreen.picture(of: host, scale: scale).png()
    let newPicture = try PNGDecoder.decode(image)
    let difference = ScreenDifference(
      from: (oldTree, oldPicture), to: (new.tree, newPicture), scale: Double(scale))
    var lines = difference.changes.prefix(most).map(\.text)
    if difference.changes.count > most { lines.append("… and \(difference.changes.count - most) more") }
    if let picture = difference.picture { lines.append(picture.text) }
    if lines.isEmpty { lines = ["no differences"] }
    return LiveDifference(
      text: lines.joined(separator: "\n"),
      picture: difference.picture.map { Attachment(PNGEncoder.encode($0.picture(over: newPicture))) })
  }
}
