import ArgumentParser
import CommandArguments
import ToolSupport
import ViewHost

/// The command `viewcode gallery`, which displays every preview on several devices, light and dark, on one page.
struct GalleryCommand: ProgramCommand {
  static let configuration = SharedCommand.gallery.configuration(takesProject: false)

  @OptionGroup var arguments: GalleryArguments
  @OptionGroup var showing: ShowingOptions

  func run(in environment: ProgramEnvironment) throws {
    try ending {
      let started = ContinuousClock.now
      let output = arguments.output
      let previews = try environment.previews(named: nil, includesOthers: arguments.screens)
      try ViewHost.checkFonts()
      let looks = try GalleryLook.all(
        textSizes: arguments.textSizes, isRightToLeftShown: arguments.isRightToLeftShown,
        sdks: arguments.sdks.isEmpty ? [environment.standardSDK] : arguments.sdks.map(\.version))
      let gallery = Gallery(
        previews: previews, devices: try chosenDevices, looks: looks, folder: output,
        showsSystemBars: arguments.systemBars.areShown, network: environment.network)
      let progress = ProgressLine()
      let outcome = try gallery.make(showing.showing(in: environment)) {
        progress.show("drawing picture \($0) of \(gallery.pictureCount)")
      }
      progress.end()
      let seconds = (ContinuousClock.now - started) / .seconds(1)
      print(
        "\(gallery.pictureCount(of: previews.count - outcome.failures.count)) pictures of \(previews.count) previews, \(outcome.size / 1024) KiB, in \(seconds.tenths) seconds."
      )
      for failure in outcome.failures { print("not drawn: \(failure)") }
      for remark in outcome.remarks { print("\(remark)") }
      print("Open \(output)/index.html")
    }
  }

  private var chosenDevices: [Device] {
    get throws {
      if !arguments.devices.isEmpty { return try arguments.devices.map { try Device.named($0) } }
      let names = arguments.quick ? ["iPhone 15"] : ["iPhone SE", "iPhone 15", "iPhone 15 Pro Max", "iPad Pro 11-inch"]
      return try names.map { try Device.named($0) }
    }
  }
}

extension Double {
  /// The number with one decimal.
  var tenths: String {
    let value = Int((self * 10).rounded())
    return "\(value / 10).\(value % 10)"
  }
}
