import ArgumentParser
import CommandArguments
import Foundation
import InterfaceBuilder
import InterfaceCanvas
import ToolSupport
import UIKit
import ViewHost

/// The command `viewcode inspect FILE...`, which lays out XIBs and storyboards.
struct InspectCommand: ParsableCommand {
  static let configuration = SharedCommand.inspect.configuration(takesProject: false)

  @OptionGroup var arguments: InspectArguments

  func run() throws {
    try ending {
      try MainActor.assumeIsolated {
        try ViewHost.checkFonts()
        let device = try arguments.device.map { try Device.named($0) }
        if let resources = arguments.resources { try ProjectResources(folder: resources).add() }
        var failed: CommandFailure.Status?
        var names = FileNames()
        for file in arguments.files {
          let document: Document
          do throws(InterfaceBuilderError) {
            document = try Document(path: file)
          } catch {
            try report(error, file)
            failed = .input
            continue
          }
          var surroundings = HostEnvironment()
          let isDark = arguments.style.map { $0 == .dark } ?? (document.device?.appearance == "dark")
          surroundings.style = isDark ? .dark : .light
          if let size = InterfaceCanvas.textSize(of: document) { surroundings.contentSizeCategory = size }
          let canvas = InterfaceCanvas(
            document, device: device, size: arguments.size.map { CGSize(width: $0.width, height: $0.height) },
            surroundings: surroundings)
          try write(canvas, file)
          if let render = arguments.render, let status = draw(canvas, file, into: render, &names) {
            failed = failed ?? status
          }
        }
        if let failed { throw ExitCode(failed.rawValue) }
      }
    }
  }
}

@MainActor
extension InspectCommand {
  private func write(_ canvas: InterfaceCanvas, _ file: String) throws {
    switch arguments.format {
    case .json: print(try InspectedFile(canvas, file: file).json())
    case .text: print(InspectedText(canvas: canvas, file: file).text, terminator: "")
    }
  }

  private func report(_ error: InterfaceBuilderError, _ file: String) throws {
    if arguments.format == .json { print(try InspectedFile(error: error, file: file).json()) }
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
