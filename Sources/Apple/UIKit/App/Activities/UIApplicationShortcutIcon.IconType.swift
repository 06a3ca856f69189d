extension UIApplicationShortcutIcon {
  /// The system's icons.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiapplicationshortcuticon/icontype
  public enum IconType: Int, Sendable {
    case compose = 0
    case play, pause, add, location, search, share
    case prohibit, contact, home, markLocation, favorite, love, cloud
    case invitation, confirmation, mail, message, date, time
    case capturePhoto, captureVideo, task, taskCompleted, alarm, bookmark
    case shuffle, audio, update

    /// The name of the corresponding symbol; `nil` if there is none.
    var symbolName: String? {
      switch self {
      case .compose: "square.and.pencil"
      case .play: "play"
      case .pause: "pause"
      case .add: "plus"
      case .location: "location"
      case .search: "magnifyingglass"
      case .share: "square.and.arrow.up"
      case .prohibit: "nosign"
      case .contact: "person.crop.circle"
      case .home: "house"
      case .markLocation: "mappin"
      case .favorite: "star"
      case .love: "heart"
      case .cloud: "cloud"
      case .invitation: "envelope"
      case .confirmation: "checkmark"
      case .mail: "envelope"
      case .message: "message"
      case .date: "calendar"
      case .time: "clock"
      case .capturePhoto: "camera"
      case .captureVideo: "video"
      case .task: "circle"
      case .taskCompleted: "checkmark.circle"
      case .alarm: "alarm"
      case .bookmark: "bookmark"
      case .shuffle: "shuffle"
      case .audio: "speaker.wave.2"
      case .update: "arrow.clockwise"
      }
    }
  }
}
