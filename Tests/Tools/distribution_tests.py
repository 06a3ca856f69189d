#!/usr/bin/env python3
"""Tests of the scripts in Distribution, of Tools/package and of Tools/set-version, with small files in place of a build.

    python3 Tests/Tools/distribution_tests.py
"""

import hashlib
import http.server
import importlib.machinery
import importlib.util
import json
import os
import pathlib
import platform
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import threading
import unittest

try:
    import tomllib
except ImportError:  # Python before 3.11
    tomllib = None

ROOT = pathlib.Path(__file__).resolve().parents[2]
DISTRIBUTION = ROOT / "Distribution"
PROCESSOR = {"amd64": "x86_64", "arm64": "aarch64"}.get(platform.machine(), platform.machine())
# Loading a script as a module would write a folder beside it.
sys.dont_write_bytecode = True
COMPILER = "Swift version 9.9 (swift-9.9-RELEASE)"


def has(*programs):
    return all(shutil.which(program) for program in programs)


class Case(unittest.TestCase):
    def setUp(self):
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        self.folder = pathlib.Path(holder.name).resolve()

    def run_script(self, *arguments, environment=None, cwd=None):
        return subprocess.run(
            [str(argument) for argument in arguments],
            capture_output=True,
            text=True,
            cwd=cwd or self.folder,
            env={**os.environ, "SOURCE_DATE_EPOCH": "1700000000", **(environment or {})},
        )

    def succeed(self, *arguments, **options):
        result = self.run_script(*arguments, **options)
        self.assertEqual(result.returncode, 0, result.stdout + result.stderr)
        return result.stdout

    def fail_with(self, words, *arguments, **options):
        result = self.run_script(*arguments, **options)
        self.assertNotEqual(result.returncode, 0, result.stdout)
        self.assertIn(words, result.stdout + result.stderr)

    def write(self, path, text="", mode=0o644):
        path = self.folder / path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        path.chmod(mode)
        return path

    def staged(self, version, folder="staged"):
        """Writes the files of an installation."""
        at = pathlib.Path(folder)
        self.write(at / "version", version + "\n")
        self.write(at / "compiler", COMPILER + "\n")
        self.write(at / "libraries", "UIKit UIKit\nQuartzCore UIKit\nViewCode ViewCode\n- ViewCodeRuntime\n")
        self.write(at / "LICENSE", "a license\n")
        self.write(at / "modules/module.modulemap", "module C {}\n")
        self.write(at / "plugins/PreviewMacros", "", 0o755)
        self.write(at / "libexec/viewcode", f"#!/bin/sh\necho ViewCode {version} \"$@\"\n", 0o755)
        (self.folder / at / "lib").mkdir(exist_ok=True)
        shutil.copy("/bin/true", self.folder / at / "lib/libUIKit.so")
        self.write(at / "lib/host-time.o")
        self.write(at / "bin/viewcode", (ROOT / "Sources/CLI/ProgramRuntime/Main/viewcode.sh").read_text(), 0o755)
        shutil.copy(DISTRIBUTION / "install.sh", self.folder / at / "libexec/install.sh")
        return self.folder / at

    def swift(self, version=COMPILER):
        """Writes a compiler that prints its version, and otherwise its arguments."""
        self.write("swift/bin/swiftc", f'#!/bin/sh\n[ "$1" = --version ] && echo "{version}" || printf "%s\\n" "$@"\n', 0o755)
        self.write("swift/bin/swift", "#!/bin/sh\n", 0o755)
        (self.folder / "swift/lib/swift/linux").mkdir(parents=True, exist_ok=True)
        return {"PATH": f"{self.folder}/swift/bin:{os.environ['PATH']}"}

    def release(self, *versions, folder="release"):
        """Writes the tarballs of versions with their checksums."""
        release = self.folder / folder
        release.mkdir(exist_ok=True)
        for version in versions:
            name = f"viewcode-{version}-linux-{PROCESSOR}"
            packed = self.folder / "packed" / name
            packed.parent.mkdir(exist_ok=True)
            shutil.rmtree(packed, ignore_errors=True)
            shutil.move(self.staged(version), self.folder / "moved")
            (packed / "lib").mkdir(parents=True)
            shutil.move(self.folder / "moved", packed / "lib/viewcode")
            (packed / "bin").mkdir()
            (packed / "bin/viewcode").symlink_to("../lib/viewcode/bin/viewcode")
            self.succeed(DISTRIBUTION / "make-archive", packed.parent, name, release / f"{name}.tar.gz")
        self.succeed(DISTRIBUTION / "make-checksums", release)
        return release


class ChecksumTests(Case):
    def test_unchanged_files_pass_and_changed_missing_or_new_ones_do_not(self):
        first, second = self.write("release/a", "one"), self.write("release/b", "two")
        script = DISTRIBUTION / "make-checksums"
        self.succeed(script, "release")
        self.succeed(script, "--check", "release")
        first.write_text("One")
        self.fail_with("a: FAILED", script, "--check", "release")
        first.write_text("one")
        second.unlink()
        self.fail_with("b: FAILED open or read", script, "--check", "release")
        second.write_text("two")
        self.write("release/c", "three")
        self.fail_with("does not list these files", script, "--check", "release")

    def test_an_empty_folder_and_a_folder_without_checksums_are_errors(self):
        (self.folder / "empty").mkdir()
        self.fail_with("is empty", DISTRIBUTION / "make-checksums", "empty")
        self.fail_with("SHA256SUMS is missing", DISTRIBUTION / "make-checksums", "--check", "empty")


class ArchiveTests(Case):
    def tree(self, name, order, time, mode):
        for file in order:
            path = self.write(f"{name}/tree/{file}", file, mode)
            os.utime(path, (time, time))
        (self.folder / name / "tree/link").symlink_to(order[0] if name == "one" else order[-1])
        return self.folder / name

    def test_the_same_files_give_the_same_bytes_at_any_time_in_any_order_and_with_any_umask(self):
        one = self.tree("one", ["a/x", "b", "c"], 1_000_000_000, 0o644)
        two = self.tree("two", ["c", "b", "a/x"], 1_600_000_000, 0o600)
        for parent in (one, two):
            self.succeed(DISTRIBUTION / "make-archive", parent, "tree", parent / "tree.tar.gz")
        self.assertEqual((one / "tree.tar.gz").read_bytes(), (two / "tree.tar.gz").read_bytes())
        with tarfile.open(one / "tree.tar.gz") as archive:
            members = archive.getmembers()
        self.assertEqual([member.name for member in members], ["tree", "tree/a", "tree/a/x", "tree/b", "tree/c", "tree/link"])
        self.assertEqual({member.mtime for member in members}, {1_700_000_000})
        self.assertEqual({(member.uid, member.gid, member.uname) for member in members}, {(0, 0, "")})

    def test_nothing_is_left_of_a_failed_archive(self):
        self.fail_with("does not exist", DISTRIBUTION / "make-archive", self.folder, "tree", self.folder / "tree.tar.gz")
        self.assertEqual(list(self.folder.iterdir()), [])

    @unittest.skipUnless(has("dpkg-deb", "dpkg-query", "ldconfig", "readelf"), "needs Debian's tools")
    def test_two_packages_of_one_build_have_the_same_bytes(self):
        staged = self.staged("1.2.3")
        environment = {**self.swift(), "STAGED": str(staged), "PATH": self.swift()["PATH"] + ":/usr/sbin:/sbin"}
        for kind in ("deb", "sdk"):
            outputs = []
            for number in (1, 2):
                for path in staged.rglob("*"):
                    os.utime(path, (number * 1_000_000, number * 1_000_000))
                folder = self.folder / f"{kind}-{number}"
                self.succeed(ROOT / "Tools/package", kind, folder, "swift", environment=environment)
                outputs.append([(path.name, path.read_bytes()) for path in folder.iterdir()])
            self.assertEqual(outputs[0], outputs[1])
            self.assertEqual(len(outputs[0]), 1)
        fields = self.succeed("dpkg-deb", "--field", next((self.folder / "deb-1").iterdir()), "Version", "Depends")
        self.assertIn("1.2.3", fields)
        for name in ("fonts-inter", "hyphen-en-us", "binutils"):
            self.assertIn(f" {name},", fields)
        self.assertNotIn("hyphen-dev", fields)

    def test_an_incomplete_build_is_not_packed(self):
        self.fail_with("has no installation", ROOT / "Tools/package", "deb", "out", environment={"STAGED": str(self.folder)})


class InstallerTests(Case):
    def setUp(self):
        super().setUp()
        self.prefix = self.folder / "prefix"
        self.environment = {**self.swift(), "HOME": str(self.folder)}

    def install(self, *arguments):
        return ("sh", DISTRIBUTION / "install.sh", "--prefix", self.prefix, *arguments)

    def version(self):
        return self.succeed(self.prefix / "bin/viewcode", "--version", environment=self.environment).split()[1]

    def test_two_versions_are_installed_side_by_side_and_either_is_used(self):
        release = self.release("0.9.0", "0.10.0")
        self.succeed(*self.install("--from", release, "--version", "0.9.0"), environment=self.environment)
        self.assertEqual(self.version(), "0.9.0")
        # 0.10.0 is newer, although its text is less.
        output = self.succeed(*self.install("--from", release), environment=self.environment)
        self.assertIn("ViewCode 0.10.0 is installed", output)
        self.assertEqual(self.version(), "0.10.0")
        self.assertEqual(self.succeed(*self.install("--list")), "  0.9.0\n* 0.10.0\n")
        self.succeed(*self.install("--use", "0.9.0"), environment=self.environment)
        self.assertEqual(self.version(), "0.9.0")
        self.fail_with("is in use", *self.install("--remove", "0.9.0"))
        self.succeed(*self.install("--remove", "0.10.0"))
        self.assertEqual(self.succeed(*self.install("--list")), "* 0.9.0\n")
        self.fail_with("0.10.0 is not installed", *self.install("--use", "0.10.0"))

    def test_the_installed_command_lists_updates_and_switches(self):
        release = self.release("0.1.0")
        self.succeed(*self.install("--from", release), environment=self.environment)
        self.release("0.2.0")
        viewcode = self.prefix / "bin/viewcode"
        self.assertIn("0.2.0 is installed", self.succeed(viewcode, "update", environment=self.environment))
        self.assertEqual(self.succeed(viewcode, "versions", environment=self.environment), "  0.1.0\n* 0.2.0\n")
        self.succeed(viewcode, "versions", "--use", "0.1.0", environment=self.environment)
        self.assertEqual(self.version(), "0.1.0")
        # Arguments of other commands are passed on.
        self.assertEqual(self.succeed(viewcode, "run", "a b", environment=self.environment), "ViewCode 0.1.0 run a b\n")

    def test_installing_again_changes_nothing_and_a_new_build_of_a_version_replaces_it(self):
        release = self.release("0.1.0")
        self.succeed(*self.install("--from", release), environment=self.environment)
        folder = self.prefix / "lib/viewcode-versions/0.1.0"
        before = folder.stat().st_ino
        self.assertIn("already installed", self.succeed(*self.install("--from", release), environment=self.environment))
        self.assertEqual(folder.stat().st_ino, before)
        self.write("staged/new", "new")
        self.release("0.1.0")
        self.assertIn("0.1.0 is installed", self.succeed(*self.install("--from", release), environment=self.environment))
        self.assertTrue((folder / "lib/viewcode/new").is_file())

    def test_damaged_incomplete_and_missing_files_install_nothing(self):
        release = self.release("0.1.0")
        package = release / f"viewcode-0.1.0-linux-{PROCESSOR}.tar.gz"
        content = package.read_bytes()
        package.write_bytes(content[: len(content) // 2])
        self.fail_with("damaged or incomplete", *self.install("--from", release))
        package.write_bytes(content[:-1] + bytes([content[-1] ^ 1]))
        self.fail_with("damaged or incomplete", *self.install("--from", release))
        package.unlink()
        self.fail_with("cannot be read completely", *self.install("--from", release))
        (release / "SHA256SUMS").unlink()
        self.fail_with("SHA256SUMS cannot be read", *self.install("--from", release))
        self.assertFalse((self.prefix / "bin/viewcode").exists())
        self.assertEqual(list((self.prefix / "lib/viewcode-versions").iterdir()), [])

    def test_a_failed_update_keeps_the_installed_version(self):
        release = self.release("0.1.0")
        self.succeed(*self.install("--from", release), environment=self.environment)
        self.release("0.2.0")
        package = release / f"viewcode-0.2.0-linux-{PROCESSOR}.tar.gz"
        package.write_bytes(package.read_bytes()[:100])
        self.fail_with("damaged or incomplete", self.prefix / "bin/viewcode", "update", environment=self.environment)
        self.assertEqual(self.version(), "0.1.0")

    def test_missing_options_versions_and_addresses_name_the_remedy(self):
        release = self.release("0.1.0")
        self.fail_with("--from https://", *self.install())
        self.fail_with("no package of ViewCode 0.7.0", *self.install("--from", release, "--version", "0.7.0"))
        self.fail_with("not a version", *self.install("--from", release, "--version", "../../x"))
        self.fail_with("needs a value", *self.install("--from"))
        self.fail_with("does not exist", *self.install("--form", release))
        self.fail_with("not protected in transit", *self.install("--from", "http://example.org"))

    @unittest.skipUnless(has("curl"), "needs curl")
    def test_it_downloads_and_a_connection_that_ends_early_installs_nothing(self):
        release = self.release("0.1.0")
        broken = []

        class Server(http.server.SimpleHTTPRequestHandler):
            def do_GET(self):
                content = (release / self.path.lstrip("/")).read_bytes()
                self.send_response(200)
                self.send_header("Content-Length", str(len(content)))
                self.end_headers()
                self.wfile.write(content[: len(content) // 2] if self.path in broken else content)

            def log_message(self, *arguments):
                pass

        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Server)
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        self.addCleanup(lambda: (server.shutdown(), thread.join(), server.server_close()))
        address = f"http://127.0.0.1:{server.server_port}/"
        package = f"/viewcode-0.1.0-linux-{PROCESSOR}.tar.gz"
        environment = {**self.environment, "no_proxy": "127.0.0.1"}
        broken.append(package)
        self.fail_with("cannot be read completely", *self.install("--from", address), environment=environment)
        self.assertEqual(list((self.prefix / "lib/viewcode-versions").iterdir()), [])
        broken.clear()
        self.succeed(*self.install("--from", address), environment=environment)
        self.assertEqual(self.version(), "0.1.0")

    def test_the_package_is_for_the_processor_and_other_systems_are_refused(self):
        release = self.release("0.1.0")
        for system, processor, words in [
            ("Linux", "aarch64" if PROCESSOR == "x86_64" else "x86_64", "no package of ViewCode"),
            ("Linux", "riscv64", "no package for the processor riscv64"),
            ("Darwin", "arm64", "This is Darwin"),
        ]:
            self.write("system/uname", f'#!/bin/sh\n[ "$1" = -s ] && echo {system} || echo {processor}\n', 0o755)
            environment = {"PATH": f"{self.folder}/system:{os.environ['PATH']}"}
            self.fail_with(words, *self.install("--from", release), environment=environment)

    def test_a_command_that_something_else_installed_is_kept(self):
        release = self.release("0.1.0")
        other = self.write("prefix/bin/viewcode", "other")
        self.fail_with("this script did not write it", *self.install("--from", release))
        self.assertEqual(other.read_text(), "other")

    def test_removing_everything_leaves_the_files_of_others(self):
        release = self.release("0.1.0")
        other = self.write("prefix/bin/other", "other")
        self.succeed(*self.install("--from", release), environment=self.environment)
        self.succeed(*self.install("--uninstall"))
        self.assertEqual([path.name for path in (self.prefix / "bin").iterdir()], ["other"])
        self.assertEqual(list((self.prefix / "lib").iterdir()), [])
        self.assertTrue(other.is_file())
        self.assertIn("No version is installed", self.succeed(*self.install("--uninstall")))

    def test_another_swift_is_reported_at_once(self):
        release = self.release("0.1.0")
        self.environment.update(self.swift("Swift version 5.0"))
        output = self.succeed(*self.install("--from", release), environment=self.environment)
        self.assertIn("It needs Swift version 9.9 in the PATH", output)
        self.assertIn("is not in the PATH. Add it", output)

    @unittest.skipUnless(has("gpg"), "needs gpg")
    def test_a_signature_is_checked_with_the_given_key(self):
        release = self.release("0.1.0")
        keys = {}
        for name in ("owner", "stranger"):
            home = self.folder / name
            home.mkdir(mode=0o700)
            environment = {"GNUPGHOME": str(home)}
            self.succeed("gpg", "--batch", "--quiet", "--passphrase", "", "--quick-gen-key", f"{name}@example.org", "ed25519",
                         environment=environment)
            keys[name] = self.write(f"{name}.asc", self.succeed("gpg", "--armor", "--export", environment=environment))
            self.addCleanup(subprocess.run, ["gpgconf", "--kill", "gpg-agent"], env={**os.environ, **environment})
        self.fail_with("has no SHA256SUMS.asc", *self.install("--from", release, "--key", keys["owner"]))
        environment = {"GNUPGHOME": str(self.folder / "owner")}
        self.succeed(DISTRIBUTION / "make-checksums", release, "--key", "owner@example.org", environment=environment)
        self.fail_with("is not by the key", *self.install("--from", release, "--key", keys["stranger"]))
        self.succeed(*self.install("--from", release, "--key", keys["owner"]), environment=self.environment)
        # Updates use the same key.
        self.release("0.2.0")
        self.fail_with("has no SHA256SUMS.asc", self.prefix / "bin/viewcode", "update", environment=self.environment)


def load(name):
    """Loads a script of Distribution as a module."""
    loader = importlib.machinery.SourceFileLoader(name.replace("-", "_"), str(DISTRIBUTION / name))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader(loader.name, loader))
    loader.exec_module(module)
    return module


class PartsTests(Case):
    PINS = {
        "Package.resolved": [("swift-syntax", "603.0.1"), ("yams", "6.2.2")],
        "AppleFrameworks/Package.resolved": [("opencombine", "0.14.0"), ("swift-asn1", "1.7.4")],
    }

    def setUp(self):
        super().setUp()
        for file, pins in self.PINS.items():
            content = [
                {"identity": name, "location": f"https://github.com/x/{name}.git", "state": {"revision": "a" * 40, "version": version}}
                for name, version in pins
            ]
            self.write(f"root/{file}", json.dumps({"pins": content, "version": 3}))
        self.write("root/docs/licences.md", (ROOT / "docs/licences.md").read_text())
        self.write("root/NOTICE.md", "| Data | Origin | License |\n| --- | --- | --- |\n| `names.tsv` | example.org | MIT |\n")
        self.write("root/names.tsv", "a\tb\n")
        self.write("bundled.tsv", "lib/system/libcairo.so.2\tlibcairo2\t1.16.0-7\nfonts/Inter.otf\tfonts-inter\t3.19+ds-2\n")
        self.write("tarball", "bytes")

    def sbom(self):
        return (DISTRIBUTION / "make-sbom", "--version", "0.3.0", "--root", "root", "--bundled", "bundled.tsv",
                "--artifact", "tarball", "-o", "sbom.json")

    def test_it_lists_every_pinned_package_every_bundled_package_and_every_table(self):
        self.succeed(*self.sbom())
        document = json.loads((self.folder / "sbom.json").read_text())
        self.assertEqual(document["spdxVersion"], "SPDX-2.3")
        self.assertEqual(document["creationInfo"]["created"], "2023-11-14T22:13:20Z")
        packages = {package["name"]: package for package in document["packages"]}
        for pins in self.PINS.values():
            for name, version in pins:
                self.assertEqual(packages[name]["versionInfo"], version)
        self.assertEqual(packages["swift-syntax"]["licenseDeclared"], "Apache-2.0 WITH Swift-exception")
        self.assertEqual(packages["libcairo2"]["licenseDeclared"], "LGPL-2.1-only OR MPL-1.1")
        self.assertEqual(packages["libcairo2"]["versionInfo"], "1.16.0-7")
        self.assertEqual(packages["fonts-inter"]["licenseDeclared"], "OFL-1.1")
        self.assertEqual(packages["names.tsv"]["licenseDeclared"], "MIT")
        self.assertIn(hashlib.sha256(b"bytes").hexdigest(), packages["ViewCode"]["comment"])
        # Identifiers are unique, and everything is a part of the product.
        identifiers = [package["SPDXID"] for package in document["packages"]]
        self.assertEqual(len(set(identifiers)), len(identifiers))
        contained = {r["relatedSpdxElement"] for r in document["relationships"]}
        self.assertEqual(contained, set(identifiers))

    def test_the_same_parts_give_the_same_bytes(self):
        self.succeed(*self.sbom())
        first = (self.folder / "sbom.json").read_bytes()
        self.succeed(*self.sbom())
        self.assertEqual((self.folder / "sbom.json").read_bytes(), first)

    def test_missing_pins_and_tables_are_errors(self):
        (self.folder / "root/names.tsv").unlink()
        self.fail_with("names.tsv, which does not exist", *self.sbom())
        (self.folder / "root/Package.resolved").unlink()
        self.fail_with("Package.resolved is missing", *self.sbom())

    def test_the_page_of_licenses_covers_every_swift_package_of_this_repository(self):
        module = load("make-sbom")
        _, _, swift = module.licenses((ROOT / "docs/licences.md").read_text())
        for name in self.PINS:
            if (ROOT / name).is_file():
                for pin in json.loads((ROOT / name).read_text())["pins"]:
                    self.assertIn(pin["identity"], swift)

    def test_the_notice_names_files_that_exist(self):
        self.assertGreater(len(load("make-sbom").data_tables(ROOT)), 3)

    def test_words_of_the_page_are_expressions_of_spdx(self):
        expression = load("make-sbom").expression
        self.assertEqual(expression("BSD-3-Clause and IJG and Zlib"), "BSD-3-Clause AND IJG AND Zlib")
        self.assertEqual(expression("FTL or GPL-2.0"), "FTL OR GPL-2.0-only")
        self.assertEqual(expression("public domain"), "LicenseRef-public-domain")
        self.assertEqual(expression("MIT, with libyaml (MIT)"), "MIT")
        self.assertEqual(expression("free to copy for anyone"), "NOASSERTION")


@unittest.skipUnless(has("dpkg-deb"), "needs dpkg-deb")
class RepositoryTests(Case):
    SCRIPT = DISTRIBUTION / "make-apt-repository"

    def package(self, version, architecture="amd64"):
        root = f"package-{version}"
        self.write(f"{root}/DEBIAN/control", f"Package: viewcode\nVersion: {version}\nArchitecture: {architecture}\n"
                   "Maintainer: A <a@example.org>\nDescription: a package\n with two lines\n")
        file = self.folder / f"viewcode_{version}_{architecture}.deb"
        self.succeed("dpkg-deb", "--root-owner-group", "--build", self.folder / root, file)
        return file

    def test_the_index_has_the_digests_of_the_files(self):
        packages = [self.package("0.2.0"), self.package("0.3.0"), self.package("0.3.1", "arm64")]
        self.succeed(self.SCRIPT, "apt", "--unsigned", *packages)
        self.succeed(self.SCRIPT, "--check", "apt")
        index = (self.folder / "apt/dists/stable/main/binary-amd64/Packages").read_text()
        for package in packages[:2]:
            self.assertIn(f"Filename: pool/main/v/viewcode/{package.name}\nSize: {package.stat().st_size}\n"
                          f"SHA256: {hashlib.sha256(package.read_bytes()).hexdigest()}\n", index)
        self.assertEqual(index.count("Description: a package\n with two lines\n\n"), 2)
        release = (self.folder / "apt/dists/stable/Release").read_text()
        self.assertIn("Architectures: amd64 arm64\n", release)
        self.assertIn("Date: Tue, 14 Nov 2023 22:13:20 UTC\n", release)
        self.assertIn(f" {hashlib.sha256(index.encode()).hexdigest()} {len(index.encode())} main/binary-amd64/Packages\n", release)

    def test_changed_packages_and_indexes_are_found(self):
        package = self.package("0.2.0")
        self.succeed(self.SCRIPT, "apt", "--unsigned", package)
        copy = self.folder / "apt/pool/main/v/viewcode" / package.name
        copy.write_bytes(copy.read_bytes() + b"x")
        self.fail_with("is not the file that", self.SCRIPT, "--check", "apt")
        copy.write_bytes(package.read_bytes())
        index = self.folder / "apt/dists/stable/main/binary-amd64/Packages"
        index.write_text(index.read_text() + "\n")
        self.fail_with("is not the file that Release lists", self.SCRIPT, "--check", "apt")

    def test_a_repository_without_a_key_is_refused_or_marked(self):
        package = self.package("0.2.0")
        self.fail_with("Give a key of gpg with --key", self.SCRIPT, "apt", package)
        self.assertFalse((self.folder / "apt").exists())
        self.succeed(self.SCRIPT, "apt", "--unsigned", package)
        self.assertIn("trying only", (self.folder / "apt/UNSIGNED").read_text())
        self.assertIn("without a signature", (self.folder / "apt/dists/stable/Release").read_text())
        self.fail_with("is not empty", self.SCRIPT, "apt", "--unsigned", package)

    @unittest.skipUnless(has("gpg", "gpgv"), "needs gpg and gpgv")
    def test_a_key_signs_the_index(self):
        home = self.folder / "gpg"
        home.mkdir(mode=0o700)
        environment = {"GNUPGHOME": str(home)}
        self.addCleanup(subprocess.run, ["gpgconf", "--kill", "gpg-agent"], env={**os.environ, **environment})
        self.succeed("gpg", "--batch", "--quiet", "--passphrase", "", "--quick-gen-key", "a@example.org", "ed25519",
                     environment=environment)
        self.succeed(self.SCRIPT, "apt", "--key", "a@example.org", self.package("0.2.0"), environment=environment)
        self.succeed("gpg", "--dearmor", "--output", "key.gpg", "apt/viewcode.asc", environment=environment)
        for arguments in (["apt/dists/stable/InRelease"], ["apt/dists/stable/Release.gpg", "apt/dists/stable/Release"]):
            self.succeed("gpgv", "--keyring", self.folder / "key.gpg", *arguments)
        self.assertFalse((self.folder / "apt/UNSIGNED").exists())

    def test_the_same_packages_give_the_same_bytes(self):
        packages = [self.package("0.2.0"), self.package("0.3.0")]
        self.succeed(self.SCRIPT, "one", "--unsigned", *packages)
        self.succeed(self.SCRIPT, "two", "--unsigned", *reversed(packages))
        for path in (self.folder / "one").rglob("*"):
            if path.is_file():
                self.assertEqual(path.read_bytes(), (self.folder / "two" / path.relative_to(self.folder / "one")).read_bytes())


class SDKTests(Case):
    def test_it_has_the_files_that_swift_sdk_install_reads(self):
        staged = self.staged("1.2.3")
        bundle = self.folder / "viewcode.artifactbundle"
        self.succeed(DISTRIBUTION / "make-sdk", staged, bundle, "x86_64-unknown-linux-gnu")
        info = json.loads((bundle / "info.json").read_text())
        variant = info["artifacts"]["viewcode-1.2.3"]["variants"][0]
        root = bundle / variant["path"]
        sdk = json.loads((root / "swift-sdk.json").read_text())
        toolset = json.loads((root / sdk["targetTriples"]["x86_64-unknown-linux-gnu"]["toolsetPaths"][0]).read_text())
        self.assertTrue(os.access(root / toolset["rootPath"] / toolset["swiftCompiler"]["path"], os.X_OK))
        self.assertTrue((root / "lib/libUIKit.so").is_file())
        self.assertFalse((root / "libexec/viewcode").exists())

    def test_the_compiler_gets_the_flags_of_the_place_at_which_the_sdk_is_installed(self):
        bundle = self.folder / "viewcode.artifactbundle"
        self.succeed(DISTRIBUTION / "make-sdk", self.staged("1.2.3"), bundle, "triple")
        moved = self.folder / "a folder"
        bundle.rename(moved)
        root = moved / "viewcode-1.2.3/triple"
        arguments = self.succeed(root / "bin/swiftc", "-c", "a b.swift", "-sdk", "/", "-O", environment=self.swift()).splitlines()
        self.assertEqual(arguments[:4], ["-use-ld=lld", "-c", "a b.swift", "-O"])
        self.assertEqual(arguments[4:8], ["-I", f"{root}/modules", "-L", f"{root}/lib"])
        self.assertEqual([a for a in arguments if a.startswith("-l") and "-load" not in a],
                         ["-lUIKit", "-lViewCode", "-ldispatch", "-lBlocksRuntime"])
        # Calls of the compiler proper are not changed.
        self.assertEqual(self.succeed(root / "bin/swiftc", "-frontend", "-c", environment=self.swift()), "-frontend\n-c\n")

    def test_another_compiler_is_an_error_that_names_both(self):
        bundle = self.folder / "viewcode.artifactbundle"
        self.succeed(DISTRIBUTION / "make-sdk", self.staged("1.2.3"), bundle, "triple")
        self.fail_with(f"was built with {COMPILER}", bundle / "viewcode-1.2.3/triple/bin/swiftc", "-c",
                       environment=self.swift("Swift version 5.0"))

    def test_an_incomplete_build_is_an_error(self):
        self.fail_with("lib is missing", DISTRIBUTION / "make-sdk", self.folder, self.folder / "x.artifactbundle", "triple")


class FormulaTests(Case):
    def test_they_have_the_digests_and_addresses_of_both_processors(self):
        release = self.folder / "release"
        for processor in ("x86_64", "aarch64"):
            self.write(f"release/viewcode-0.3.0-linux-{processor}.tar.gz", processor)
        self.succeed(DISTRIBUTION / "make-checksums", release)
        self.succeed(DISTRIBUTION / "make-formulas", release, "https://example.org/v0.3.0/")
        for file in ("viewcode.rb", "mise.toml"):
            text = (release / file).read_text()
            self.assertIn('version "0.3.0"' if file.endswith("rb") else 'version = "0.3.0"', text)
            for processor in ("x86_64", "aarch64"):
                self.assertIn(f'"https://example.org/v0.3.0/viewcode-0.3.0-linux-{processor}.tar.gz"', text)
                self.assertIn(hashlib.sha256(processor.encode()).hexdigest(), text)
        if tomllib:
            tool = tomllib.loads((release / "mise.toml").read_text())["tools"]["http:viewcode"]
            self.assertEqual(set(tool["platforms"]), {"linux-x64", "linux-arm64"})
        if has("ruby"):
            self.succeed("ruby", "-c", release / "viewcode.rb")

    def test_a_release_without_a_tarball_is_an_error(self):
        self.write("release/other", "")
        self.succeed(DISTRIBUTION / "make-checksums", "release")
        self.fail_with("lists no tarball", DISTRIBUTION / "make-formulas", "release", "https://example.org")


class NotesTests(Case):
    CHANGES = "# Changes\n\n## 0.3.0, 1 May 2026\n\n### New\n\n- One ([page](docs/a.md#b), [site](https://x.org)).\n\n## 0.2.0\n\n- Old\n"

    def notes(self, *arguments):
        changelog = self.write("CHANGELOG.md", self.CHANGES)
        return (DISTRIBUTION / "release-notes", *arguments), {"CHANGELOG": str(changelog)}

    def test_they_are_the_section_of_the_version_with_working_links(self):
        arguments, environment = self.notes("0.3.0", "https://github.com/o/r")
        self.assertEqual(
            self.succeed(*arguments, environment=environment),
            "### New\n\n- One ([page](https://github.com/o/r/blob/v0.3.0/docs/a.md#b), [site](https://x.org)).\n",
        )
        arguments, environment = self.notes("0.3.0")
        self.assertEqual(self.succeed(*arguments, environment=environment), "### New\n\n- One (page, [site](https://x.org)).\n")
        arguments, environment = self.notes("0.2.0")
        self.assertEqual(self.succeed(*arguments, environment=environment), "- Old\n")

    def test_a_version_without_a_section_is_an_error(self):
        arguments, environment = self.notes("0.4.0")
        self.fail_with('has no section "## 0.4.0"', *arguments, environment=environment)

    def test_the_changelog_has_notes_for_the_version_of_this_repository(self):
        version = self.succeed(ROOT / "Tools/set-version").strip()
        self.assertGreater(len(self.succeed(DISTRIBUTION / "release-notes", version)), 1000)


class VersionTests(Case):
    def test_all_files_have_one_version(self):
        self.succeed(ROOT / "Tools/set-version", "--check")

    def test_a_version_is_written_to_all_files_and_a_stale_one_is_found(self):
        script = self.folder / "clone/Tools/set-version"
        script.parent.mkdir(parents=True)
        shutil.copy(ROOT / "Tools/set-version", script)
        for line in script.read_text().splitlines():
            file = line.strip().strip("'\"").split("|")[0].replace("$source", "")
            if "|" in line and line.startswith("  ") and (ROOT / file).is_file():
                (script.parents[1] / file).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(ROOT / file, script.parents[1] / file)
        version = "Sources/Projects/ProjectBuilding/Toolchain/ToolchainVersion.swift"
        (script.parents[1] / version).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / version, script.parents[1] / version)
        self.write("clone/CHANGELOG.md", "# Changes\n\n## 7.8.9\n")
        self.succeed(script, "7.8.9")
        self.succeed(script, "--check")
        self.assertEqual(self.succeed(script), "7.8.9\n")
        package = script.parents[1] / "Editors/VSCode/package.json"
        package.write_text(package.read_text().replace("7.8.9", "7.8.8"))
        self.fail_with("package.json has version 7.8.8", script, "--check")
        self.fail_with("is not a version", script, "7.8.9x")


class ReleaseTests(Case):
    def test_a_release_without_a_key_is_refused(self):
        self.fail_with("A release needs a signature: --key KEY", ROOT / "Tools/release", "out")
        self.fail_with("--key needs a value", ROOT / "Tools/release", "out", "--key")
        self.assertEqual(list(self.folder.iterdir()), [])

    def test_a_build_of_another_version_is_refused(self):
        staged = self.staged("0.0.1")
        self.fail_with("has version 0.0.1", ROOT / "Tools/release", "out", "--unsigned", "--any-state", "--staged", staged)


class CommentTests(Case):
    SCRIPT = DISTRIBUTION / "action/comment"

    def entry(self, **values):
        return {"id": "x", "name": "Cart", "variant": "iPhone SE", "source": "Shop/Cart.swift:7", "status": "changed",
                "changes": [], "notes": [], **values}

    def report(self, folder, *entries):
        self.write(f"{folder}/report.json", json.dumps({"old": "main", "new": "the working folder", "noun": "screen", "entries": entries}))

    def comment(self, *arguments):
        self.succeed(self.SCRIPT, *arguments, "-o", "comment.md")
        return (self.folder / "comment.md").read_text()

    def test_it_has_the_changes_in_words_and_pictures(self):
        change = {"view": '"Buy"', "what": "moved 4 pt right", "place": {"file": "Shop/Cart.swift", "line": 9}}
        self.report(
            "diff",
            self.entry(changes=[change], notes=["12 pixels differ"], oldPicture="expected/x.png", newPicture="actual/x.png"),
            self.entry(name="New", status="added"),
            self.entry(name="Same", status="same"),
        )
        for picture in ("expected/x.png", "actual/x.png"):
            self.write(f"diff/{picture}", "picture")
        text = self.comment("--diff", "diff", "--pictures", "https://example.org/p/", "--copy", "copies", "--run", "https://example.org/run")
        self.assertEqual(
            text,
            "<!-- viewcode -->\n### ViewCode\n\n"
            "#### Screens: 1 of 2 screens changed, 1 new\n\n`main` → `the working folder`\n\n"
            "<details><summary>✏️ <b>Cart</b> iPhone SE <code>Shop/Cart.swift:7</code></summary>\n\n"
            '- "Buy" moved 4 pt right (`Shop/Cart.swift:9`)\n- 12 pixels differ\n\n'
            "| before | after |\n| --- | --- |\n"
            '| <img src="https://example.org/p/diff/expected/x.png" width="220"> | '
            '<img src="https://example.org/p/diff/actual/x.png" width="220"> |\n\n</details>\n\n'
            "<details><summary>🆕 <b>New</b> iPhone SE <code>Shop/Cart.swift:7</code></summary>\n\n\n</details>\n\n"
            "[All pictures and reports](https://example.org/run)\n",
        )
        self.assertEqual(sorted(p.name for p in (self.folder / "copies/diff").rglob("*.png")), ["x.png", "x.png"])

    def test_texts_of_apps_cannot_be_markup_mention_people_or_show_other_pictures(self):
        change = {"view": "<script>|@someone", "what": "![x](y)\n# head", "place": {"file": "a`b", "line": 1}}
        self.write("secret.png", "")
        self.report("diff", self.entry(name="<b>@x</b>", changes=[change], oldPicture="../secret.png", newPicture="missing.png"))
        text = self.comment("--diff", "diff", "--pictures", "https://example.org")
        self.assertNotIn("<script>", text)
        self.assertNotIn("@someone", text)
        self.assertNotIn("![x]", text)
        self.assertNotIn("\n# head", text)
        self.assertNotIn("<b>@x</b>", text)
        self.assertNotIn("secret", text)
        self.assertNotIn("<img", text)

    def test_it_keeps_to_the_limit_of_github_and_counts_the_rest(self):
        change = {"view": "a" * 900, "what": "b" * 900}
        self.report("diff", *[self.entry(changes=[change] * 20) for _ in range(100)])
        text = self.comment("--diff", "diff")
        self.assertLess(len(text), 65_536)
        self.assertIn("more; the report has all of them.", text)
        self.assertIn("- and 12 more", text)

    def test_it_lists_the_findings_of_the_linter_the_worst_first(self):
        def finding(level, message):
            return {"ruleId": "fixed-font", "level": level, "message": {"text": message}, "locations": [
                {"physicalLocation": {"artifactLocation": {"uri": "Cart.swift"}, "region": {"startLine": 3}}}]}
        self.write("lint.sarif", json.dumps({"runs": [{"results": [finding("note", "n"), finding("error", "e_1")]}]}))
        text = self.comment("--sarif", "lint.sarif", "--diff", "missing")
        self.assertEqual(
            text,
            "<!-- viewcode -->\n### ViewCode\n\n#### Lint: 2 findings, 1 error\n\n"
            "- ❌ e\\_1 `fixed-font` (`Cart.swift:3`)\n- ℹ️ n `fixed-font` (`Cart.swift:3`)\n\n",
        )

    def test_without_reports_it_says_so_and_a_damaged_report_is_an_error(self):
        self.assertIn("Nothing was compared.", self.comment())
        self.write("diff/report.json", "{")
        self.fail_with("report.json is not JSON", self.SCRIPT, "--diff", "diff", "-o", "comment.md")

    @unittest.skipUnless(has("git"), "needs git")
    def test_pictures_are_published_on_a_branch_with_a_folder_for_each_pull_request(self):
        server = self.folder / "server.git"
        self.succeed("git", "init", "--quiet", "--bare", server)
        self.report("report/diff", self.entry(newPicture="actual/x.png"))
        self.write("report/diff/actual/x.png", "picture")
        for number in ("1", "2", "2"):
            self.succeed(DISTRIBUTION / "action/prepare-comment", environment={
                "GITHUB_ACTION_PATH": str(ROOT), "RUNNER_TEMP": str(self.folder), "VIEWCODE_REPORT": str(self.folder / "report"),
                "GITHUB_SERVER_URL": "https://github.com", "GITHUB_REPOSITORY": "o/r", "GITHUB_OUTPUT": str(self.folder / "output"),
                "GITHUB_STEP_SUMMARY": str(self.folder / "summary"), "TOKEN": "secret", "BRANCH": "pictures", "NUMBER": number,
                "GIT_CONFIG_COUNT": "1", "GIT_CONFIG_KEY_0": f"url.{server}.insteadOf",
                "GIT_CONFIG_VALUE_0": "https://x-access-token:secret@github.com/o/r.git"})
        files = self.succeed("git", "-C", server, "ls-tree", "-r", "--name-only", "pictures").splitlines()
        self.assertEqual(files, [f"pull-request-{number}/diff/actual/x.png" for number in (1, 2)])
        # The second run of a pull request with the same pictures adds no commit.
        self.assertEqual(self.succeed("git", "-C", server, "rev-list", "--count", "pictures"), "2\n")
        commit = self.succeed("git", "-C", server, "rev-parse", "pictures").strip()
        body = (self.folder / "viewcode-comment.md").read_text()
        self.assertIn(f"https://github.com/o/r/raw/{commit}/pull-request-2/diff/actual/x.png", body)
        self.assertNotIn("secret", body)


class ActionTests(Case):
    def test_the_action_installs_a_release_and_passes_its_folder_on(self):
        self.release("0.3.0")
        environment = {**self.swift(), "GITHUB_ACTION_PATH": str(ROOT), "RUNNER_TEMP": str(self.folder), "FROM": str(self.folder / "release")}
        environment.update({name: str(self.folder / name.lower()) for name in ("GITHUB_PATH", "GITHUB_ENV", "GITHUB_OUTPUT")})
        if has("curl"):
            self.assertIn("ViewCode 0.3.0 --version", self.succeed(DISTRIBUTION / "action/install", environment=environment))
            self.assertEqual((self.folder / "github_path").read_text(), f"{self.folder}/viewcode-installed/bin\n")
        self.fail_with('Set the input "from"', DISTRIBUTION / "action/install", environment={**environment, "FROM": ""})
        self.fail_with("does not exist in the workspace", DISTRIBUTION / "action/install", environment={**environment, "PACKAGE": "x.deb"})

    def test_each_script_that_the_action_and_the_workflows_call_exists(self):
        for file in ["action.yml", *[str(path.relative_to(ROOT)) for path in (ROOT / ".github/workflows").glob("*.yml")]]:
            text = (ROOT / file).read_text()
            for name in set(re.findall(r"(?:Distribution|Tools|Sources)/[A-Za-z/.-]*[a-z]", text)):
                self.assertTrue((ROOT / name).exists(), f"{file} names {name}")
            for name in re.findall(r"(?m)(?:run: |^ +)make ([a-z-]+)$", text):
                self.assertTrue(re.search(rf"(?m)^{name}:", (ROOT / "Makefile").read_text()), f"{file} calls make {name}")


if __name__ == "__main__":
    unittest.main()
