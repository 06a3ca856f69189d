import ArgumentParser
import ConversionVerification
import Foundation
import UIKit
import ViewHost

/// The command `prove`, which the program of converted code performs for `viewcode convert`.
struct ProveCommand: ProgramCommand {
  static let configuration = CommandConfiguration(
    commandName: "prove", abstract: "Compare converted code with the original files.", shouldDisplay: false)

  @Argument(help: "The module with the converted code.")
  var module: String

  @Option(help: "The file for the results, a line of JSON for each class.")
  var output: String

  @Option(help: "The number of the first class.")
  var from = 0

  @Option(help: "The folder for pictures of screens that differ.")
  var pictures: String?

  @Flag(help: "Do not create the first class, which crashed the program before. Only its file's views are counted.")
  var countsFirst = false

  func run(in environment: ProgramEnvironment) throws {
    try ViewHost.checkFonts()
    let list = ConversionList()
    guard let fill = environment.addConvertedClasses, fill(module, list) else {
      throw ValidationError("the program has no converted code in the module \(module)")
    }
    var proof = ConversionVerification(list, pictures: pictures.map { URL(filePath: $0) })
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let file = try LineFile(path: output)
    file.write("screens \(ConversionVerification.screenCount)")
    for number in from..<max(from, proof.count) {
      // A class that crashes the program is identified by the line that it began with.
      file.write("begin \(number)")
      file.write(
        String(
          decoding: try encoder.encode(proof.prove(number, onlyCounts: countsFirst && number == from)), as: UTF8.self)
      )
    }
  }
}

/// A file whose lines are written immediately.
private struct LineFile {
  private let handle: FileHandle

  init(path: String) throws {
    if !FileManager.default.fileExists(atPath: path) {
      _ = FileManager.default.createFile(atPath: path, contents: nil)
    }
    guard let handle = FileHandle(forWritingAtPath: path) else { throw ValidationError("\(path) can't be written") }
    handle.seekToEndOfFile()
    self.handle = handle
  }

  func write(_ line: String) { handle.write(Data("\(line)\n".utf8)) }
}
