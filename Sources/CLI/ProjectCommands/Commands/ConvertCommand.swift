import ArgumentParser
import CommandArguments
import Foundation
import InterfaceBuilder
import StoryboardConversion
import ToolSupport

extension CodeStyle: ExpressibleByArgument {}

/// The command `viewcode convert PATH...`.
struct ConvertCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Convert storyboards and XIBs to view code, and prove that the screens are equal.",
    discussion: """
      Each scene of a storyboard and each root view of a XIB becomes a class, and so do cells and headers. Settings that \
      code can't express are reported with their lines.

      The code is compiled, and its screens are compared with the file's: frames, properties and pixels, on two phones \
      and a tablet, in dark mode, with large text, from right to left, and with text of double length. The exit status \
      is 1 if something differs or could not be converted, and 2 if there is nothing to convert.

      Examples:
        viewcode convert Profile.xib -o Sources
        viewcode convert MyApp.xcodeproj --code uikit -o converted --format json
        viewcode convert Main.storyboard --no-verify
      """)

  @Argument(help: "XIBs, storyboards, folders or a project.", completion: .file())
  var paths: [String]

  @Option(
    name: [.short, .customLong("output")], help: "The folder for the code. (default: that of each file)",
    completion: .directory)
  var output: String?

  @Option(
    name: .customLong("code"),
    help: "The kind of code: view code with the ViewCode library, or UIKit with anchors.")
  var style = CodeStyle.viewcode

  @Flag(inversion: .prefixedNo, help: "Compile the code, and compare its screens with the file's.")
  var verify = true

  @Option(
    help: "The folder for pictures of screens that differ, before and after the conversion.", completion: .directory)
  var pictures: String?

  @Flag(help: "Replace existing files. With --in-place, change a project with uncommitted changes.")
  var force = false

  @Flag(help: "Change the project's own classes, in UIKit, and remove the scenes from their files.")
  var inPlace = false

  func validate() throws {
    if inPlace, output != nil { throw ValidationError("--in-place and --output exclude each other.") }
    if pictures != nil, !verify { throw ValidationError("--pictures and --no-verify exclude each other.") }
    if inPlace, paths.count != 1 { throw ValidationError("--in-place needs one project.") }
  }

  @Option(help: "The format of the report. JSON is an object on a line for each scene.")
  var format = OutputFormat.text

  @OptionGroup(title: "Project options") var options: ProjectOptions

  func run() throws {
    try ending {
      var files = try ConversionFiles(paths, project: options)
      if inPlace { return try runInPlace(files) }
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

  private func runInPlace(_ files: ConversionFiles) throws {
    guard let root = files.root else {
      throw CommandFailure.inPlaceWithoutProject
    }
    if !force { try InPlaceRun.checkRepository(root) }
    var run = InPlaceRun(files: files)
    var result = try run.run()
    var outcomes: [ConversionVerification.Outcome]?
    if verify, !result.converted.isEmpty {
      // Compare the views alone, without changes by the project's classes.
      var options = files.options
      options.style = .uikit
      let going = Set(result.converted.map { SceneKey(file: $0.file, id: $0.scene) })
      let all = files.documents.flatMap { document in
        Converter.objects(of: document).map { SceneKey($0, in: document) }
      }
      options.staying = Set(all).subtracting(going)
      let alone = Converter(options: options).convert(files.documents)
      let found = try verified(alone, files)
      var byScene: [SceneKey: ConversionVerification.Outcome] = [:]
      for (unit, outcome) in zip(alone.units, found) { byScene[SceneKey(file: unit.file, id: unit.scene)] = outcome }
      let refused = byScene.filter { !$0.value.compiles }.map(\.key)
      if !refused.isEmpty {
        run.refused = Set(refused)
        result = try run.run()
      }
      outcomes = result.converted.map { byScene[SceneKey(file: $0.file, id: $0.scene)] ?? .init() }
    }
    try CommandFailure.of(.project) { try result.changes.write() }
    var reports = files.unreadable.map { ConversionReport(file: $0.file, reason: $0.reason) }
    for (index, unit) in result.converted.enumerated() { reports.append(ConversionReport(unit, outcomes?[index])) }
    reports += result.stays.map { ConversionReport($0) }
    for report in reports { print(format == .json ? try report.json() : report.text) }
    if !options.quiet { StandardError.write("\(result.changes.texts.count) files changed\n") }
    if reports.contains(where: { !$0.converted || $0.framesEqual == false || $0.pixelsEqual == false }) {
      throw ExitCode(1)
    }
  }

  private func verified(_ conversion: Conversion, _ files: ConversionFiles) throws -> [ConversionVerification.Outcome] {
    let isTemporary = options.buildPath == nil
    let folder =
      options.buildPath.map { URL(filePath: $0) }
      ?? FileManager.default.temporaryDirectory.appending(path: "viewcode-convert-\(UUID().uuidString)")
    defer { if isTemporary { try? FileManager.default.removeItem(at: folder) } }
    var verification = ConversionVerification(
      conversion: conversion, resources: files.resources, storyboards: ReferencedStoryboards(files.documents),
      folder: folder, limits: options.limits)
    verification.pictures = pictures.map { URL(filePath: $0) }
    if options.verbose { verification.progress = { StandardError.write("\($0)\n") } }
    return try verification.run()
  }
}
