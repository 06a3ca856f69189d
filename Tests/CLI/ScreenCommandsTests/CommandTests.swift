import Foundation
import TestFiles
import TestHosts
import Testing

@Suite("viewcode", .ownHosts)
struct CommandTests {
  @Test("previews lists every preview with its place in the source")
  func previews() throws {
    let run = try CommandRun("previews")
    #expect(run.status == 0)
    let line = try #require(run.output.split(separator: "\n").first { $0.hasPrefix("ProfileView ") })
    #expect(line.contains("Examples/Profile/ProfileView.swift:"))
    #expect(run.output.contains("BoxesView"))
    #expect(run.output.contains("Restaurant"))
  }

  @Test(
    "previews as JSON have name, module, file and line, and the path where the source lies below the working folder")
  func previewsJSON() throws {
    struct Listed: Decodable {
      var name: String
      var module: String
      var file: String
      var line: Int
      var path: String?
    }
    func listed(in folder: URL) throws -> Listed {
      let run = try CommandRun("previews", "--format", "json", in: folder)
      #expect(run.status == 0)
      let all = try JSONDecoder().decode([Listed].self, from: Data(run.output.utf8))
      return try #require(all.first { $0.name == "ProfileView" })
    }
    let folder = try TemporaryFolder()
    let profile = try listed(in: folder.url)
    #expect(profile.module == "Examples" && profile.file == "Examples/ProfileView.swift" && profile.line > 1)
    #expect(profile.path == nil)
    let sources = folder.url.appendingPathComponent("Sources/Examples/Screens")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    try Data().write(to: sources.appendingPathComponent("ProfileView.swift"))
    #expect(try listed(in: folder.url).path == "Sources/Examples/Screens/ProfileView.swift")
    // The folder of the module distinguishes a module with the same name.
    let others = folder.url.appendingPathComponent("Sources/Other")
    try FileManager.default.createDirectory(at: others, withIntermediateDirectories: true)
    try Data().write(to: others.appendingPathComponent("ProfileView.swift"))
    #expect(try listed(in: folder.url).path == "Sources/Examples/Screens/ProfileView.swift")
  }

  @Test("layout as JSON says fonts, colors of text and names of pictures")
  func layoutLooks() throws {
    let run = try CommandRun("layout", "ProfileView", "--size", "375x98", "--format", "json")
    #expect(run.output.contains("\"font\"") && run.output.contains("\"textColor\""))
  }

  @Test("several devices and styles give a picture each, whose name says which; what is replaced is said")
  func severalScreens() throws {
    let folder = try TemporaryFolder()
    func render() throws -> CommandRun {
      try CommandRun(
        "render", "ProfileView", "--size", "375x98", "--device", "iPhone SE", "--device", "iPhone 15", "--style",
        "light",
        "--style", "dark", in: folder.url)
    }
    let run = try render()
    let names = ["iPhone-SE-light", "iPhone-SE-dark", "iPhone-15-light", "iPhone-15-dark"]
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.output.split(separator: "\n").map(String.init) == names.map { "./ProfileView-\($0).png" })
    #expect(folder.files.count == 4)
    let again = try render()
    #expect(again.errors.split(separator: "\n").count == 4 && again.errors.hasPrefix("note: ./ProfileView-iPhone-SE"))
  }

  @Test("pictures of whole screens have the system's bars, where they are not kept away")
  func systemBars() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "An-app-inbox.png")
    #expect(try CommandRun("render", "An app: inbox", in: folder.url).status == 0)
    let picture = try Data(contentsOf: file)
    #expect(try CommandRun("render", "An app: inbox", "--no-system-bars", in: folder.url).status == 0)
    #expect(try Data(contentsOf: file) != picture)
  }

  @Test("layout without a name prints every preview below its name, and as JSON an array with names")
  func layoutOfAll() throws {
    let count = try CommandRun("previews").output.split(separator: "\n").count
    let run = try CommandRun("layout", "--size", "40x40")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("ProfileView:\nProfileView ("))
    let json = try CommandRun("layout", "--size", "40x40", "--format", "json").output
    let list = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]])
    #expect(list.count == count)
    let profile = try #require(list.first { $0["name"] as? String == "ProfileView" })
    #expect((profile["view"] as? [String: Any])?["class"] as? String == "ProfileView")
  }

  @Test("render without a name draws every preview, as with --all, which excludes a name")
  func renderOfAll() throws {
    let folder = try TemporaryFolder()
    let count = try CommandRun("previews").output.split(separator: "\n").count
    let run = try CommandRun("render", "--size", "40x40", "-o", "all", in: folder.url)
    #expect(run.status == 0 && folder.files.count { $0.hasSuffix(".png") } == count, "\(run.errors)")
    let both = try CommandRun("render", "--all", "ProfileView", in: folder.url)
    #expect(both.status == 64 && both.errors.contains("--all and the name of a preview exclude each other."))
  }

  @Test("layout prints the tree as JSON with class, frame and subviews")
  func layoutJSON() throws {
    let run = try CommandRun("layout", "ProfileView", "--size", "375x98", "--format", "json")
    #expect(run.status == 0)
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let root = try #require(object as? [String: Any])
    #expect(root["class"] as? String == "ProfileView")
    let subviews = try #require(root["subviews"] as? [[String: Any]])
    #expect(subviews[0]["frame"] as? [Double] == [16, 9, 80, 80])
    #expect(subviews[0]["class"] as? String == "UIImageView")
    #expect(subviews[1]["frame"] as? [Double] == [144, 8, 215, 82])
    let labels = try #require(subviews[1]["subviews"] as? [[String: Any]])
    #expect(labels.compactMap { $0["text"] as? String } == ["Ada Lovelace", "36 years", "Mathematician", "Female"])
  }

  @Test("layout prints the tree as text")
  func layoutText() throws {
    let run = try CommandRun("layout", "ProfileView", "--size", "375x98")
    #expect(run.status == 0)
    #expect(run.output.contains("  UIImageView (16, 9, 80, 80)"))
    #expect(run.output.contains("    UILabel (0, 0, 215, 20.667) \"Ada Lovelace\""))
  }

  @Test("render writes a PNG of the view alone where a size is given, and the same bytes each time")
  func render() throws {
    let folder = try TemporaryFolder()
    for output in ["a", "b"] {
      let run = try CommandRun("render", "ProfileView", "--size", "375x98", "-o", output, in: folder.url)
      #expect(run.status == 0)
      #expect(run.output == "\(output)/ProfileView.png\n")
    }
    let first = try Data(contentsOf: folder.url.appendingPathComponent("a/ProfileView.png"))
    let second = try Data(contentsOf: folder.url.appendingPathComponent("b/ProfileView.png"))
    #expect(first == second)
    #expect(first.prefix(8) == Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    // The header contains the width and height: 375 x 98 points at 3x.
    #expect(Array(first[16..<24]) == [0, 0, 0x04, 0x65, 0, 0, 0x01, 0x26])
  }

  @Test("an unknown preview is an error that names the near match")
  func unknownPreview() throws {
    let run = try CommandRun("layout", "ProfilView")
    #expect(run.status == 5)
    #expect(run.output.isEmpty)
    #expect(run.errors == "error: there is no preview 'ProfilView'; did you mean 'ProfileView'?\n")
  }

  @Test("an unknown device is an error that names the near match")
  func unknownDevice() throws {
    let run = try CommandRun("layout", "ProfileView", "--device", "iPhone 15 Por")
    #expect(run.status == 5)
    #expect(run.errors.contains("there is no device 'iPhone 15 Por'; did you mean 'iPhone 15 Pro'"))
  }

  @Test("a folder that can't be written is an error with the system's reason, and leaves nothing behind")
  func unwritable() throws {
    let folder = try TemporaryFolder()
    try Data().write(to: folder.url.appendingPathComponent("file"))
    let run = try CommandRun("render", "ProfileView", "-o", "file/pictures", in: folder.url)
    #expect(run.status == 7)
    #expect(run.errors == "error: can't write file/pictures/ProfileView.png: Not a directory\n")
    #expect(folder.files == ["file"])
  }

  @Test(
    "a size that is none is refused with a usage error", arguments: ["375", "0x10", "axb", "1e9x2", "nanx5", "-5x5"])
  func badSize(_ size: String) throws {
    let run = try CommandRun("layout", "ProfileView", "--size=\(size)")
    #expect(run.status == 64)
    #expect(run.errors.contains("size"))
  }

  @Test("gallery draws every preview in light and dark and writes a page that shows them")
  func gallery() throws {
    let folder = try TemporaryFolder()
    let run = try CommandRun("gallery", "--device", "iPhone SE (1st generation)", "-o", "out", in: folder.url)
    #expect(run.status == 0)
    #expect(run.output.contains("Open out/index.html"))
    let page = try String(contentsOf: folder.url.appendingPathComponent("out/index.html"), encoding: .utf8)
    let pictures = folder.files.filter { $0.hasSuffix(".png") }
    #expect(pictures.count >= 12)
    for picture in pictures {
      #expect(page.contains(picture.dropFirst("out/".count)))
    }
  }

  @Test("a text size that is none is an error that lists the sizes, before anything is drawn")
  func galleryTextSize() throws {
    let folder = try TemporaryFolder()
    let run = try CommandRun("gallery", "--text-size", "huge", in: folder.url)
    #expect(run.status == 5)
    #expect(run.errors.hasPrefix("error: there is no text size 'huge'; the sizes are XS, S,"))
    #expect(folder.files.isEmpty)
  }
}
