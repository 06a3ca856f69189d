import ArgumentParser
import Foundation
import InterfaceBuilder
import InterfaceCanvas
import ToolSupport
import UIKit
import ViewHost

/// The command `viewcode inspect FILE...`, which lays out XIBs and storyboards.
struct InspectCommand: ParsableCommand {
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case json
    case text
  }

  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract: "Lay out Interface Builder files and print their views with frames.",
    discussion: """
      Each view that stands by itself has the size that the file saves for it, on the file's own device, with the bars that
      the file simulates. Frames are x, y, width and height in points, in the superview's coordinates.

      A file that can't be read gives an error, and the others go on; the exit status is then 6.

      Examples:
        viewcode inspect Main.storyboard --format text
        viewcode inspect *.xib --render pictures --style dark
        viewcode inspect Cell.xib --size 390x120 --device "iPhone 15"
        viewcode inspect Cell.xib --resources .
      """)

  @Argument(help: "XIBs and storyboards.", completion: .file(extensions: ["xib", "storyboard"]))
  var files: [String]

  @Option(help: "json, an object on a line for each file, or text, the tree for people.")
  var format = Format.json

  @Option(help: "A folder for pictures, one for each view that stands by itself.")
  var render: String?

  @Option(help: "The device in the place of the file's own, such as \"iPhone 15\". See 'viewcode devices'.")
  var device: String?

  @Option(help: "light or dark, in the place of what the file was edited in.")
  var style: ScreenOptions.Style?

  @Option(help: "The size of views that stand by themselves in points, such as 375x98, in the place of the saved one.")
  var size: ViewSize?

  @Option(help: "A folder with the asset catalogs, picture files and fonts that the files name.")
  var resources: String?

  func run() throws {
    try ending {
      try MainActor.assumeIsolated {
        try ViewHost.checkFonts()
        let device = try device.map { try Device.named($0) }
        if let resources { try ProjectResources(folder: resources).add() }
        var failed: CommandFailure.Status?
        var names = FileNames()
        for file in files {
          let document: Document
          do throws(InterfaceBuilderError) {
            document = try Document(path: file)
          } catch {
            try report(error, file)
            failed = .input
            continue
          }
          var surroundings = HostEnvironment()
          let isDark = style.map { $0 == .dark } ?? (document.device?.appearance == "dark")
          surroundings.style = isDark ? .dark : .light
          if let size = InterfaceCanvas.textSize(of: document) { surroundings.contentSizeCategory = size }
          let canvas = InterfaceCanvas(
            document, device: device, size: size.map { CGSize(width: $0.width, height: $0.height) },
            surroundings: surroundings)
          try write(canvas, file)
          if let render, let status = draw(canvas, file, into: render, &names) { failed = failed ?? status }
        }
        if let failed { throw ExitCode(failed.rawValue) }
      }
    }
  }
}

@MainActor
extension InspectCommand {
  private func write(_ canvas: InterfaceCanvas, _ file: String) throws {
    switch format {
    case .json: print(try InspectedFile(canvas, file: file).json())
    case .text: print(InspectedText(canvas: canvas, file: file).text, terminator: "")
    }
  }

  private func report(_ error: InterfaceBuilderError, _ file: String) throws {
    if format == .json { print(try InspectedFile(error: error, file: file).json()) }
    StandardError.write("error: \(error)\n")
  }

  /// Draws each root view into a separate file.
  ///
  /// - Returns: The kind of error that occurred, or `nil` if there was none.
  private func draw(_ canvas: InterfaceCanvas, _ file: String, into folder: String, _ names: inout FileNames)
    -> CommandFailure.Status?
  {
    var failed: CommandFailure.Status?
    let title = ((file as NSString).lastPathComponent as NSString).deletingPathExtension
    for root in canvas.roots {
      let part = canvas.roots.count == 1 ? title : "\(title) \(root.scene?.id ?? root.description.id ?? "")"
      let path = "\(folder)/\(names.name(for: part)).png"
      FileNames.tellOfReplacing(path)
      do {
        try canvas.picture(of: root).write(to: path)
      } catch {
        StandardError.write("error: \(file): \(error)\n")
        failed = failed ?? CommandFailure.Status(of: error) ?? .drawing
      }
    }
    return failed
  }
}
