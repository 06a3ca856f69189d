import Foundation

/// How the sound of tracks is mixed. It has no settings.
///
/// - Source: developer.apple.com/documentation/avfoundation/avaudiomix
open class AVAudioMix: NSObject {
  override init() { super.init() }
}
