import Foundation

/// How the sound of tracks is mixed: as it is.
///
/// - Source: developer.apple.com/documentation/avfoundation/avaudiomix
open class AVAudioMix: NSObject {
  override init() { super.init() }
}
