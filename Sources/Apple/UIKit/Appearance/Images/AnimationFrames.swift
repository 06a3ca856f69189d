import Foundation

/// The numbered images of an animation.
enum AnimationFrames {
  private static let most = 1024

  static func named(_ name: String) -> [UIImage] {
    var frames: [UIImage] = []
    for number in 0..<most {
      guard let frame = UIImage(named: "\(name)\(number)") else {
        // Animations begin with 0 or 1.
        if number == 0 { continue }
        break
      }
      frames.append(frame)
    }
    return frames
  }
}
