import ArgumentParser
import ToolSupport
import ViewHost

/// The command `viewcode gallery`, which displays every preview on several devices, light and dark, on one page.
struct GalleryCommand: ProgramCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Draw every preview on several devices, light and dark, and make a page of the pictures.",
    discussion: """
      Examples:
        viewcode gallery -o gallery
        viewcode gallery --quick
        viewcode gallery --device "iPhone SE" --device "iPad Pro 11-inch"
        viewcode gallery --quick --text-size XS --text-size AX3 --rtl
      """)

  @Option(name: [.short, .customLong("output")], help: "The folder for page and pictures.")
  var output = "gallery"

  @Flag(help: "Draw on one device only.")
  var quick = false

  @Option(name: .customLong("device"), help: "A device; give the option again for more. See 'viewcode devices'.")
  var devices: [String] = []

  @Option(
    name: .customLong("text-size"),
    help: "Also draw at a size of text: XS, S, M, L, XL, XXL, XXXL, AX1 ... AX5; give the option again for more.")
  var textSizes: [String] = []

  @Flag(name: .customLong("rtl"), help: "Also draw in a language that runs from right to left.")
  var isRightToLeftShown = false

  @Flag(
    help:
      "Draw also scenes, nibs, controllers and views that can be shown by themselves; where no #Preview is, they are.")
  var screens = false

  @Option(
    name: .customLong("sdk"),
    help:
      "The SDK whose design is drawn: 18, 26 or 27; give the option again for both beside each other. Default: the one that today's Xcode builds the app with."
  )
  var sdks: [SDKVersion] = []

  @OptionGroup var systemBars: SystemBarOptions

  @OptionGroup var showing: ShowingOptions

  func run(in environment: ProgramEnvironment) throws {
    try ending {
      let started = ContinuousClock.now
      let declared = environment.previews
      let previews = declared + (screens || declared.isEmpty ? environment.others : [])
      try ViewHost.checkFonts()
      if previews.isEmpty {
        throw CommandFailure(
          .unknownName, "no module of this program declares a #Preview, and there is nothing else to show")
      }
      let looks = try GalleryLook.all(
        textSizes: textSizes, isRightToLeftShown: isRightToLeftShown,
        sdks: sdks.isEmpty ? [environment.standardSDK] : sdks)
      let gallery = Gallery(
        previews: previews, devices: try chosenDevices, looks: looks, folder: output,
        showsSystemBars: systemBars.areShown, network: environment.network)
      let progress = ProgressLine(total: gallery.pictureCount)
      let outcome = try gallery.make(showing.showing(in: environment)) { progress.advance(to: $0) }
      progress.finish()
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
      if !devices.isEmpty { return try devices.map { try Device.named($0) } }
      let names = quick ? ["iPhone 15"] : ["iPhone SE", "iPhone 15", "iPhone 15 Pro Max", "iPad Pro 11-inch"]
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
