import Foundation

/// A mix of the audio of tracks. It has no settings.
///
/// - Source: developer.apple.com/documentation/avfoundation/avaudiomix
open class AVAudioMix: NSObject {
  override init() { super.init() }
}
