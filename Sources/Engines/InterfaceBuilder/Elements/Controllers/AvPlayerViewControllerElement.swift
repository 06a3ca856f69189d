/// `avPlayerViewController`: AVPlayerViewController.
package enum AvPlayerViewControllerElement {
  package static let showsPlaybackControls = Property<Bool>("showsPlaybackControls")
  package static let videoGravity = Property<String>("videoGravity")
  package static let allowsPictureInPicturePlayback = Property<Bool>("allowsPictureInPicturePlayback")
  package static let entersFullScreenWhenPlaybackBegins = Property<Bool>("entersFullScreenWhenPlaybackBegins")
  package static let exitsFullScreenWhenPlaybackEnds = Property<Bool>("exitsFullScreenWhenPlaybackEnds")
  package static let updatesNowPlayingInfoCenter = Property<Bool>("updatesNowPlayingInfoCenter")

  package static let schema = ElementSchema(
    "avPlayerViewController", className: "AVPlayerViewController", extends: ViewControllerElement.schema,
    [
      showsPlaybackControls.rule, videoGravity.rule, allowsPictureInPicturePlayback.rule,
      entersFullScreenWhenPlaybackBegins.rule, exitsFullScreenWhenPlaybackEnds.rule,
      updatesNowPlayingInfoCenter.rule,
    ])
}
