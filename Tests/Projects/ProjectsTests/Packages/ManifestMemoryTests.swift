import Foundation
import Testing

@testable import Projects

@Suite("What manifests said before") struct ManifestMemoryTests {
  @Test("a manifest runs again where it, its surroundings or the compiler is another")
  func key() throws {
    let folder = try TestFolder()
    let package = URL(filePath: folder.path)
    try folder.write("Package.swift", "// one")
    let memory = ManifestMemory(folder: package.appending(path: "cache"))
    func key(_ compiler: String = "/bin/sh", _ environment: [String: String] = ["A": "1", "SHLVL": "2"]) throws
      -> ManifestMemory.Key
    { try #require(memory.key(of: package, compiler: compiler, environment: environment)) }
    let first = try key()
    #expect(memory.answer(to: first, of: package) == nil)
    memory.remember(Data("{}".utf8), to: first, of: package)
    #expect(memory.answer(to: first, of: package) == Data("{}".utf8))
    #expect(try memory.answer(to: key("/bin/sh", ["A": "1", "SHLVL": "7", "PWD": "/"]), of: package) != nil)
    #expect(try memory.answer(to: key("/bin/sh", ["A": "2"]), of: package) == nil)
    #expect(try memory.answer(to: key("/bin/cat"), of: package) == nil)
    #expect(memory.answer(to: first, of: package.appending(path: "Other")) == nil)
    try folder.write("Package@swift-6.0.swift", "// other")
    #expect(try memory.answer(to: key(), of: package) == nil)
    try folder.write("Package@swift-6.0.swift", "")
    try folder.write("Package.swift", "// two")
    #expect(try memory.answer(to: key(), of: package) == nil)
  }

  @Test("values of variables, which may be secrets, are written nowhere")
  func secrets() throws {
    let folder = try TestFolder()
    let package = URL(filePath: folder.path)
    try folder.write("Package.swift", "// one")
    let cache = package.appending(path: "cache")
    let memory = ManifestMemory(folder: cache)
    let key = try #require(memory.key(of: package, compiler: "/bin/sh", environment: ["TOKEN": "hush-hush"]))
    memory.remember(Data("{}".utf8), to: key, of: package)
    let files = try FileManager.default.contentsOfDirectory(at: cache, includingPropertiesForKeys: nil)
    #expect(files.count == 1)
    for file in files { #expect(try !String(contentsOf: file, encoding: .utf8).contains("hush-hush")) }
    #expect(memory.answer(to: key, of: package) != nil)
  }

  @Test("what can't be read or written costs a run, and no more")
  func broken() throws {
    let folder = try TestFolder()
    let package = URL(filePath: folder.path)
    let memory = ManifestMemory(folder: URL(filePath: "/proc/none/cache"))
    #expect(memory.key(of: package, compiler: "/bin/sh", environment: [:]) == nil)
    try folder.write("Package.swift", "// one")
    let key = try #require(memory.key(of: package, compiler: "/no/such/program", environment: [:]))
    memory.remember(Data("{}".utf8), to: key, of: package)
    #expect(memory.answer(to: key, of: package) == nil)
  }
}
