import ArgumentParser
import Foundation
import ViewCodeConversion

extension CodeStyle: ExpressibleByArgument {}

/// `viewcode convert PATH...`.
struct ConvertCommand: ParsableCommand {
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case json
    case text
  }

  static let configuration = CommandConfiguration(
    commandName: "convert", abstract: "Write view code for storyboards and XIBs, and prove that it is the same.",
    discussion: """
      Each scene of a storyboard and each view of a XIB becomes a class; cells and headers become classes of their own. What \
      code can't say is told with its line.

      What was written is compiled and shown beside the file that it came from, on two phones and a tablet, in the dark, with \
      large text, from right to left, and with texts twice as long: frames, properties and pixels are compared. The exit status \
      is 1 where something differs or could not be converted, 2 where there is nothing to convert.

      Examples:
        viewcode convert Profile.xib -o Sources
        viewcode convert MyApp.xcodeproj --style uikit -o converted --format json
        viewcode convert Main.storyboard --no-verify
      """)

  @Argument(help: "XIBs, storyboards, folders or a project.", completion: .file())
  var paths: [String]

  @Option(name: [.short, .customLong("output")], help: "A folder for the code. Default: beside each file.")
  var output: String?

  @Option(help: "viewcode, the library's hierarchy, layout and configuration; or uikit, plain UIKit with anchors.")
  var style = CodeStyle.viewcode

  @Flag(inversion: .prefixedNo, help: "Compile the code and compare it with the file.")
  var verify = true

  @Flag(help: "Replace files that are there already.")
  var force = false

  @Option(help: "json, a line for each scene, or text.")
  var format = Format.text

  @OptionGroup var options: ProjectOptions

  func run() throws {
    try ending {
      var files = try ConversionFiles(paths, project: options)
      files.style = style
      let conversion = Converter(options: files.options).convert(files.documents)
      let outcomes = verify ? try verified(conversion, files) : nil
      let kept = conversion.units.indices.filter { outcomes?[$0].compiles ?? true }
      let written = try ConversionOutput(folder: output.map { URL(filePath: $0) }, replaces: force)
        .write(kept.map { conversion.units[$0] }, conversion.coordinators)
      var reports = files.unreadable.map { ConversionReport(file: $0.file, reason: $0.reason) }
      for (index, unit) in conversion.units.enumerated() { reports.append(ConversionReport(unit, outcomes?[index])) }
      for report in reports { print(format == .json ? try report.json() : report.text) }
      if !options.quiet { StandardError.write("\(written.count) files written\n") }
      if reports.contains(where: { !$0.converted || $0.framesEqual == false || $0.pixelsEqual == false }) {
        throw ExitCode(1)
      }
    }
  }

  private func verified(_ conversion: Conversion, _ files: ConversionFiles) throws -> [ConversionVerification.Outcome] {
    let isTemporary = options.buildPath == nil
    let folder =
      options.buildPath.map { URL(filePath: $0) }
      ?? FileManager.default.temporaryDirectory.appending(path: "viewcode-convert-\(UUID().uuidString)")
    defer { if isTemporary { try? FileManager.default.removeItem(at: folder) } }
    var verification = ConversionVerification(conversion: conversion, resources: files.resources, folder: folder)
    if options.verbose { verification.progress = { StandardError.write("\($0)\n") } }
    return try verification.run()
  }
}
